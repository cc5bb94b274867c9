//! The two faces of Figtree (OFL): the width of a text in them, and its line breaks.

use std::{cell::RefCell, collections::HashMap, sync::LazyLock};

use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::{Direction, Face as Shaper, Feature, ShapePlan, UnicodeBuffer, ttf_parser::Tag};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

const REGULAR: &[u8] = include_bytes!("../fonts/figtree-400.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/figtree-700.ttf");

/// A face of the font.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// Weight 400.
    Regular,
    /// Weight 700.
    Bold,
}

struct Loaded {
    shaper: Shaper<'static>,
    plan: ShapePlan,
    font: Font,
}

/// Tabular figures: every digit has the same width, so that amounts align in columns.
const FIGURES: [Feature; 1] = [Feature { tag: Tag::from_bytes(b"tnum"), value: 1, start: 0, end: u32::MAX }];

static LOADED: LazyLock<Option<[Loaded; 2]>> = LazyLock::new(|| Some([load(REGULAR)?, load(BOLD)?]));

fn load(data: &'static [u8]) -> Option<Loaded> {
    let shaper = Shaper::from_slice(data, 0)?;
    let script = rustybuzz::script::LATIN;
    let plan = ShapePlan::new(&shaper, Direction::LeftToRight, Some(script), None, &FIGURES);
    let font = Font::new(data.to_vec().into(), 0)?;
    Some(Loaded { shaper, plan, font })
}

thread_local! {
    /// Cache of text widths at size 1, one map for each face. A table measures the same text for several sizes, columns
    /// and lines.
    static MEASURED: RefCell<[HashMap<String, f32>; 2]> = RefCell::default();
}

/// Guard that clears the cache of widths after a document.
pub(crate) struct ClearWidthsOnDrop;

impl Drop for ClearWidthsOnDrop {
    fn drop(&mut self) {
        MEASURED.take();
    }
}

/// Text set in one line.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Text as drawn, reduced to what the face has.
    pub(crate) text: String,
    /// Original text, where it differs.
    pub(crate) meant: Option<String>,
    /// Glyphs.
    pub(crate) glyphs: Vec<KrillaGlyph>,
    /// Width at size 1.
    pub(crate) em: f32,
}

impl Face {
    fn loaded(self) -> Option<&'static Loaded> {
        let [regular, bold] = LOADED.as_ref()?;
        Some(match self {
            Self::Regular => regular,
            Self::Bold => bold,
        })
    }

    /// Returns the face in the form of the PDF library.
    pub(crate) fn font(self) -> Option<Font> {
        self.loaded().map(|loaded| loaded.font.clone())
    }

    /// Reduces a text to the glyphs of the face. Missing characters that are no letters (emoji, combining marks) are
    /// left out, a letter of a missing script becomes a question mark, and spaces become single.
    fn known(self, text: &str) -> String {
        let has = |c: char| self.loaded().is_some_and(|loaded| loaded.shaper.glyph_index(c).is_some());
        let mut known = String::with_capacity(text.len());
        for c in text.chars() {
            match c {
                ' ' if known.is_empty() || known.ends_with(' ') => {}
                c if c == ' ' || has(c) => known.push(c),
                c if is_combining_mark(c) || is_pictograph(c) => {}
                _ => known.push('?'),
            }
        }
        known.truncate(known.trim_end().len());
        known
    }

    /// Sets a text in one line.
    pub(crate) fn line(self, text: &str) -> Line {
        let text = clean(text);
        let known = self.known(&text);
        let meant = (known != text).then_some(text);
        let Some(loaded) = self.loaded() else { return Line { text: known, meant, glyphs: Vec::new(), em: 0.0 } };
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&known);
        buffer.set_direction(Direction::LeftToRight);
        buffer.set_script(rustybuzz::script::LATIN);
        let shaped = rustybuzz::shape_with_plan(&loaded.shaper, &loaded.plan, buffer);
        let (infos, places) = (shaped.glyph_infos(), shaped.glyph_positions());
        let em = |units: i32| from_units(units, loaded.shaper.units_per_em());
        let starts: Vec<usize> = infos.iter().map(|info| usize::try_from(info.cluster).unwrap_or_default()).collect();
        let glyph = |(index, (info, place)): (usize, (&rustybuzz::GlyphInfo, &rustybuzz::GlyphPosition))| {
            let start = starts.get(index).copied().unwrap_or_default();
            let end = starts.iter().skip(index).find(|next| **next > start).copied().unwrap_or(known.len());
            let (advance, x, y) = (em(place.x_advance), em(place.x_offset), em(place.y_offset));
            KrillaGlyph::new(GlyphId::new(info.glyph_id), advance, x, y, 0.0, start..end, None)
        };
        let glyphs: Vec<_> = infos.iter().zip(places).enumerate().map(glyph).collect();
        let em = glyphs.iter().map(|glyph| glyph.x_advance).sum();
        Line { text: known, meant, glyphs, em }
    }

    /// Width of a text at a size.
    pub(crate) fn width(self, text: &str, size: f32) -> f32 {
        MEASURED.with_borrow_mut(|[regular, bold]| {
            let measured = match self {
                Self::Regular => regular,
                Self::Bold => bold,
            };
            let em = measured.get(text).copied().unwrap_or_else(|| {
                let em = self.line(text).em;
                measured.insert(text.to_owned(), em);
                em
            });
            em * size
        })
    }

    /// Breaks a text into lines no wider than `width`: between words, and within a word that is wider than a line.
    pub(crate) fn wrap(self, text: &str, size: f32, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for paragraph in text.lines() {
            let words = glued(paragraph);
            // Most texts fit as they are; no beginning of one is wider than the whole.
            let whole = words.join(" ");
            if self.width(&whole, size) <= width {
                lines.push(undotted(whole));
                continue;
            }
            let mut line = String::new();
            for word in words {
                let longer = if line.is_empty() { word.clone() } else { format!("{line} {word}") };
                if self.width(&longer, size) <= width {
                    line = longer;
                    continue;
                }
                if !line.is_empty() {
                    lines.push(undotted(std::mem::take(&mut line)));
                }
                // A dot separates neighbours in a line: it is dropped where nothing follows it in this line.
                line = if word == "·" { String::new() } else { self.broken(&word, size, width, &mut lines) };
            }
            lines.push(undotted(line));
        }
        if lines.is_empty() { vec![String::new()] } else { lines }
    }

    /// Cuts a text to one line, with `…` where something is left out.
    pub(crate) fn cut(self, text: &str, size: f32, width: f32) -> String {
        if self.width(text, size) <= width {
            return text.to_owned();
        }
        let mut lines = Vec::new();
        let rest = self.broken(&clean(text), size, width - self.width("…", size), &mut lines);
        format!("{}…", lines.into_iter().next().unwrap_or(rest).trim_end())
    }

    fn broken(self, word: &str, size: f32, width: f32, lines: &mut Vec<String>) -> String {
        let mut line = String::new();
        for c in word.chars() {
            line.push(c);
            if line.chars().count() > 1 && self.width(&line, size) > width {
                line.pop();
                lines.push(std::mem::replace(&mut line, c.to_string()));
            }
        }
        line
    }
}

/// Removes characters that would move or hide the surrounding text. Controls and all kinds of space become spaces,
/// marks of direction and of no width are removed, decomposed accents are composed.
pub(crate) fn clean(text: &str) -> String {
    let unseen = |c: &char| {
        matches!(*c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{e0fff}')
    };
    let plain = |c: char| if c.is_control() || c.is_whitespace() { ' ' } else { c };
    text.nfc().filter(|c| !unseen(c)).map(plain).collect()
}

fn is_pictograph(c: char) -> bool {
    matches!(c, '\u{20d0}'..='\u{20ff}' | '\u{2300}'..='\u{23ff}' | '\u{2500}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}'
        | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1fbff}')
}

/// Splits a text into words, joining inseparable ones: a sign and its number, a number and its unit.
pub(crate) fn glued(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match words.last_mut() {
            Some(last) if leads(last) || follows(last, word) => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// Removes the dot at the end of a line that separated it from the text of the next.
fn undotted(line: String) -> String {
    line.strip_suffix(" ·").map(str::to_owned).unwrap_or(line)
}

fn leads(word: &str) -> bool {
    ["R$", "nº", "§", "§§", "art.", "CIOT", "CT-e"]
        .iter()
        .any(|sign| word.trim_start_matches(['(', '−']).ends_with(sign))
}

fn follows(last: &str, word: &str) -> bool {
    let unit = word.trim_end_matches([',', '.', ';', ')', ':']);
    let number = |text: &str| text.ends_with(|c: char| c.is_ascii_digit());
    let counted = number(last) && matches!(unit, "km" | "km/l" | "t" | "kg" | "L" | "h" | "min" | "por");
    let rate = last.strip_suffix(" por").is_some_and(number) && matches!(unit, "tonelada" | "km" | "viagem" | "litro");
    counted || rate
}

#[expect(clippy::as_conversions, reason = "font units are small whole numbers")]
fn from_units(units: i32, per_em: i32) -> f32 {
    units as f32 / per_em as f32
}

#[cfg(test)]
#[path = "font_tests.rs"]
mod tests;
