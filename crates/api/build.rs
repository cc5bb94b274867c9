//! Builds the program anew when the frontend inside it was.

fn main() {
    println!("cargo::rerun-if-changed=../../frontend/dist");
}
