//! `#[derive(Input)]` for request bodies: publishes the limits of `#[validate(…)]` in the API document, and normalises
//! texts and days as in [`kernel::input`].

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::{ToTokens, quote};
use syn::{Attribute, Data, DeriveInput, Error, Expr, Field, Fields, LitStr, Meta, Result, parse_macro_input};

/// Implements `kernel::input::Input`. A text is one line: `#[input(lines)]` allows several, `#[input(verbatim)]` leaves
/// a text (a password) as it was sent. A day must be read by `kernel::day`.
#[proc_macro_derive(Input, attributes(input, validate))]
pub fn derive(item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as DeriveInput);
    implement(&item).unwrap_or_else(Error::into_compile_error).into()
}

fn implement(item: &DeriveInput) -> Result<Tokens> {
    let Data::Struct(data) = &item.data else { return Err(Error::new_spanned(item, "an input is a struct")) };
    let Fields::Named(fields) = &data.fields else { return Err(Error::new_spanned(item, "an input names its fields")) };
    let mut described = Vec::new();
    let mut tidied = Vec::new();
    for field in &fields.named {
        let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
        let wire = serde_words(field, "rename")?.unwrap_or_else(|| camel_case(&name));
        let rules = Rules::of(field)?;
        let limits = &rules.limits;
        described.push(quote! { ::kernel::input::Field { wire: #wire, limits: ::kernel::input::Limits { #(#limits,)* ..::kernel::input::Limits::NONE } } });
        let ident = &field.ident;
        let tidy = match (rules.nested, rules.tidied) {
            (false, Tidied::No) => continue,
            (false, Tidied::Lines) => quote! { ::kernel::input::Lines::tidy_lines },
            _ => quote! { ::kernel::input::Tidy::tidy },
        };
        tidied.push(quote! { #tidy(&mut self.#ident, check, &::std::format!("{path}{}", #wire)); });
    }
    let (name, (generics, types, conditions)) = (&item.ident, item.generics.split_for_impl());
    Ok(quote! {
        impl #generics ::kernel::input::Input for #name #types #conditions {
            const FIELDS: &'static [::kernel::input::Field] = &[#(#described),*];

            fn tidy(&mut self, check: &mut ::kernel::Check, path: &str) {
                let _ = (&check, path);
                #(#tidied)*
            }
        }
    })
}

/// Rules by the attributes and the type of a field.
#[derive(Default)]
struct Rules {
    limits: Vec<Tokens>,
    /// True for a field that is itself an input (`#[validate(nested)]`).
    nested: bool,
    /// Way in which a text or a day is tidied.
    tidied: Tidied,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Tidied {
    /// Not at all: it is no text and no day, or it stays as it was sent.
    #[default]
    No,
    /// As a day, or as a text of one line.
    Line,
    /// As a text of any number of lines.
    Lines,
}

impl Rules {
    fn of(field: &Field) -> Result<Self> {
        let kind = field.ty.to_token_stream().to_string().replace(' ', "");
        let within = kind.strip_prefix("Option<").and_then(|kind| kind.strip_suffix('>')).unwrap_or(&kind);
        let tidied = if matches!(within, "String" | "NaiveDate") { Tidied::Line } else { Tidied::No };
        let mut rules = Self { tidied, ..Self::default() };
        if within == "NaiveDate" && serde_words(field, "deserialize_with")?.is_none_or(|way| !way.starts_with(DAYS)) {
            let way = format!("a day is read by `#[serde(deserialize_with = \"{DAYS}…\")]`");
            return Err(Error::new_spanned(field, way));
        }
        let of_items = within.starts_with("Vec<");
        for attribute in &field.attrs {
            if attribute.path().is_ident("input") {
                let word: syn::Ident = attribute.parse_args()?;
                rules.tidied = match &*word.to_string() {
                    "verbatim" => Tidied::No,
                    "lines" if within == "String" => Tidied::Lines,
                    _ => return Err(Error::new_spanned(word, "a field is `verbatim`, or a text has `lines`")),
                };
            } else if attribute.path().is_ident("validate") {
                rules.read(attribute, of_items)?;
            }
        }
        Ok(rules)
    }

    fn read(&mut self, attribute: &Attribute, of_items: bool) -> Result<()> {
        attribute.parse_nested_meta(|rule| {
            if rule.path.is_ident("nested") {
                self.nested = true;
                return Ok(());
            }
            let (least, most) = match (&*rule.path.require_ident()?.to_string(), of_items) {
                ("length", true) => ("min_items", "max_items"),
                ("length", false) => ("min_length", "max_length"),
                ("range", _) => ("minimum", "maximum"),
                // Other rules set no limit of the document: their arguments are the validator's alone.
                _ => {
                    if rule.input.peek(syn::token::Paren) {
                        rule.parse_nested_meta(|argument| argument.value()?.parse::<Expr>().map(drop))?;
                    }
                    return Ok(());
                }
            };
            rule.parse_nested_meta(|argument| {
                let value: Expr = argument.value()?.parse()?;
                let limit = match &*argument.path.require_ident()?.to_string() {
                    "min" => least,
                    "max" => most,
                    _ => return Ok(()),
                };
                let limit = syn::Ident::new(limit, proc_macro2::Span::call_site());
                self.limits.push(quote! { #limit: Some(#value) });
                Ok(())
            })
        })
    }
}

/// Functions that read days.
const DAYS: &str = "kernel::day::";

/// Value of `#[serde(key = "…")]` on a field.
fn serde_words(field: &Field, key: &str) -> Result<Option<String>> {
    let mut words = None;
    for attribute in field.attrs.iter().filter(|attribute| attribute.path().is_ident("serde")) {
        let Meta::List(_) = &attribute.meta else { continue };
        attribute.parse_nested_meta(|argument| {
            if argument.input.peek(syn::Token![=]) {
                let value: LitStr = argument.value()?.parse()?;
                if argument.path.is_ident(key) {
                    words = Some(value.value());
                }
            }
            Ok(())
        })?;
    }
    Ok(words)
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |text, word| {
        let (head, tail) = word.split_at_checked(1).unwrap_or_default();
        text + &head.to_uppercase() + tail
    })
}
