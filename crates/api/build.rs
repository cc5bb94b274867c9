//! Rebuilds the program when the frontend that it embeds was rebuilt. Without optimising it embeds nothing: it reads
//! the files from `frontend/dist` when they are asked for.

fn main() {
    let is_embedded = std::env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_none();
    println!("cargo::rerun-if-changed={}", if is_embedded { "../../frontend/dist" } else { "build.rs" });
}
