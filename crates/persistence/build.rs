//! A new migration is embedded at the next build.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
