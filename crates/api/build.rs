//! Rebuilds the program when the embedded frontend was rebuilt.

fn main() {
    println!("cargo::rerun-if-changed=../../frontend/dist");
}
