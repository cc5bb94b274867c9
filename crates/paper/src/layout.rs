//! Layout: the blocks of a document, set one under the other.

use crate::{
    Block, Fact, Paper, Tone,
    font::Face,
    pen::{Pen, Style},
    set_table::{self, Ready},
    sheet::{INNER, Ink, MARGIN, Mark, Node, Role, Sheets},
};

const TITLE: Style = Style { size: 18.0, face: Face::Bold, ink: Ink::Text };
const SECTION: Style = Style { size: 12.0, face: Face::Bold, ink: Ink::Text };
const BODY: Style = Style { size: 10.0, face: Face::Regular, ink: Ink::Text };
const STRONG: Style = Style { size: 10.0, face: Face::Bold, ink: Ink::Text };
const LABEL: Style = Style { size: 8.0, face: Face::Regular, ink: Ink::Second };
const NOTE: Style = Style { size: 8.0, face: Face::Regular, ink: Ink::Second };
const PLACE: Style = Style { size: 13.0, face: Face::Bold, ink: Ink::Text };
const PLATE: Style = Style { size: 10.5, face: Face::Bold, ink: Ink::Text };
/// Width of the issuer's column in the head.
const ISSUER: f32 = 170.0;
const GAP: f32 = 16.0;
/// Space under a block.
const UNDER: f32 = 8.0;
/// Space to write a name by hand.
const SIGN: f32 = 48.0;

/// A block, and what was measured of its table.
struct Piece<'a> {
    block: &'a Block,
    table: Option<Ready<'a>>,
}

/// Sets a document.
pub(crate) fn set(paper: &Paper) -> Sheets {
    let mut pen = Pen::new();
    head(&mut pen, paper);
    let pieces: Vec<Piece<'_>> = paper.blocks.iter().map(measured).collect();
    let mut rest = pieces.as_slice();
    while let Some((piece, after)) = rest.split_first() {
        self::block(&mut pen, piece, after);
        rest = after;
    }
    pen.sheets
}

fn measured(block: &Block) -> Piece<'_> {
    let table = match block {
        Block::Table(table) => Some(set_table::ready(table)),
        _ => None,
    };
    Piece { block, table }
}

/// Title at the left, who issues it at the right.
fn head(pen: &mut Pen, paper: &Paper) {
    let mark = Mark::Box { x: MARGIN, y: pen.y, width: 36.0, height: 4.0, radius: 2.0, ink: Ink::Brand, filled: true };
    pen.ornament(mark);
    pen.skip(12.0);
    let top = pen.y;
    let left = (MARGIN, INNER - ISSUER - GAP);
    pen.heading(Role::Title(paper.title.clone()), TITLE, &paper.title, left);
    if let Some(subtitle) = paper.under_title() {
        pen.column(Role::Paragraph, Style { ink: Ink::Second, ..BODY }, &subtitle, left);
    }
    let low = pen.y;
    pen.y = top + TITLE.ascent() - STRONG.ascent();
    let right = (MARGIN + INNER - ISSUER, ISSUER);
    pen.column(Role::Paragraph, STRONG, &paper.owner, right);
    if !paper.owner_lines.is_empty() {
        pen.column(Role::Paragraph, NOTE, &paper.owner_lines.join("\n"), right);
    }
    pen.y = pen.y.max(low);
    pen.skip(6.0);
    pen.rule();
    pen.skip(10.0);
}

/// Sets a block before others. What signs stands with what is signed, and a heading with what it heads.
fn block(pen: &mut Pen, piece: &Piece<'_>, after: &[Piece<'_>]) {
    let tail = tail(after);
    match piece.block {
        Block::Section(text) => {
            let head = 6.0 + SECTION.leading() + 4.0;
            pen.need(head + after.split_first().map_or(0.0, |(next, after)| least(next, after)));
            pen.skip(if pen.fresh() { 0.0 } else { 6.0 });
            pen.heading(Role::Section(text.clone()), SECTION, text, (MARGIN, INNER));
            pen.skip(4.0);
            return;
        }
        Block::Text(text) | Block::Note(text) => {
            pen.need(least(piece, after));
            pen.paragraph(Role::Paragraph, print(piece.block), text);
        }
        Block::Facts(list) => {
            pen.need(least(piece, after));
            facts(pen, list);
        }
        Block::Lane { from, to, detail } => lane(pen, from, to, detail),
        Block::Plates(list) => plates(pen, list),
        Block::Figure { label, value, detail, tone } => {
            pen.need(least(piece, after));
            figure(pen, label, value, detail, *tone);
        }
        Block::Table(_) => {
            if let Some(table) = &piece.table {
                table.set(pen, tail);
            }
        }
        Block::Signatures(who) => signatures(pen, who),
    }
    pen.skip(UNDER);
}

fn print(block: &Block) -> Style {
    if matches!(block, Block::Note(_)) { NOTE } else { BODY }
}

/// The height of what belongs to the block before it and may not stand alone on the next page: the lines to sign on, a note,
/// and a few facts, with what belongs to those.
fn tail(after: &[Piece<'_>]) -> f32 {
    let Some((next, rest)) = after.split_first() else { return 0.0 };
    let height = match next.block {
        Block::Signatures(who) => SIGN + signed(who),
        Block::Note(text) => NOTE.leading() * count(NOTE.face.wrap(text, NOTE.size, INNER).len()),
        Block::Facts(list) => all_facts(list),
        _ => return 0.0,
    };
    if height > HANGING { 0.0 } else { UNDER + height + tail(rest) }
}

/// The height of a block that may not be parted: its beginning, and all of it where it is signed and not long.
fn least(piece: &Piece<'_>, after: &[Piece<'_>]) -> f32 {
    let tail = tail(after);
    let whole = match piece.block {
        Block::Text(text) | Block::Note(text) => {
            let style = print(piece.block);
            let lines = style.face.wrap(text, style.size, INNER).len();
            let all = style.leading() * count(lines);
            if tail > 0.0 && lines < 16 { all } else { return style.leading() * count(lines.min(2)) }
        }
        Block::Facts(list) => {
            let all = all_facts(list);
            if all > WHOLE {
                return fact_rows(list).first().map_or(0.0, |(_, height)| *height);
            }
            all
        }
        Block::Table(_) => return piece.table.as_ref().map_or(0.0, |table| table.least(tail)),
        Block::Section(_) | Block::Plates(_) => 24.0,
        Block::Lane { .. } | Block::Figure { .. } | Block::Signatures(_) => 70.0,
    };
    whole + tail
}

/// How many facts stand beside each other, and how wide each is: four where that saves a row and all of them fit in one line.
fn fact_columns(facts: &[Fact]) -> (usize, f32) {
    let width = |columns: usize| (INNER - GAP * count(columns - 1)) / count(columns);
    let fits = |fact: &Fact| {
        LABEL.face.width(&fact.label, LABEL.size).max(BODY.face.width(&fact.value, BODY.size)) <= width(4)
    };
    let four = facts.len().div_ceil(4) < facts.len().div_ceil(3) && facts.iter().all(fits);
    if four { (4, width(4)) } else { (3, width(3)) }
}

/// Facts beside each other, each with the lines of its value, and the height of their row.
type FactRow<'a> = (Vec<(&'a Fact, Vec<String>)>, f32);

fn fact_rows(facts: &[Fact]) -> Vec<FactRow<'_>> {
    let (columns, width) = fact_columns(facts);
    let rows = facts.chunks(columns).map(|row| {
        let row: Vec<_> = row.iter().map(|fact| (fact, BODY.face.wrap(&fact.value, BODY.size, width))).collect();
        let lines = row.iter().map(|(_, lines)| lines.len()).max().unwrap_or(1);
        (row, LABEL.leading() + BODY.leading() * count(lines) + 4.0)
    });
    rows.collect()
}

fn all_facts(facts: &[Fact]) -> f32 {
    fact_rows(facts).iter().map(|(_, height)| height).sum()
}

/// Names over values, beside each other; a value breaks within its column.
fn facts(pen: &mut Pen, facts: &[Fact]) {
    let (_, width) = fact_columns(facts);
    for (row, height) in fact_rows(facts) {
        pen.need(height);
        let top = pen.y;
        let mut x = MARGIN;
        for (fact, value) in row {
            let mut leaves = vec![pen.text(x, top, LABEL, &fact.label)];
            let mut y = top + LABEL.leading();
            for line in value.iter().filter(|line| !line.is_empty()) {
                leaves.push(pen.text(x, y, BODY, line));
                y += BODY.leading();
            }
            pen.part(Role::Paragraph, leaves);
            x += width + GAP;
        }
        pen.y = top + height;
    }
}

/// Origin and destination with the dashed lane between them; names too long for one line stand under each other.
fn lane(pen: &mut Pen, from: &str, to: &str, detail: &str) {
    let (left, right) = (PLACE.face.width(from, PLACE.size), PLACE.face.width(to, PLACE.size));
    let free = INNER - left - right;
    pen.need(PLACE.leading() * 2.0 + BODY.leading());
    if free < 60.0 {
        pen.paragraph(Role::Paragraph, PLACE, &format!("{from} → {to}"));
    } else {
        let (top, middle) = (pen.y, pen.y + PLACE.ascent() - 4.0);
        let end = MARGIN + INNER - right;
        let leaves = vec![pen.text(MARGIN, top, PLACE, from), pen.text(end, top, PLACE, to)];
        let (begin, end) = ((MARGIN + left + 12.0, middle), (end - 12.0, middle));
        pen.ornament(Mark::Line { from: begin, to: end, width: 3.0, ink: Ink::Brand, dash: Some(9.0) });
        pen.part(Role::Paragraph, leaves);
        pen.skip(PLACE.leading());
    }
    if !detail.is_empty() {
        pen.paragraph(Role::Paragraph, Style { ink: Ink::Second, ..BODY }, detail);
    }
}

/// Plates as chips, with their outline.
fn plates(pen: &mut Pen, plates: &[String]) {
    let height = 20.0;
    pen.need(height);
    let mut x = MARGIN;
    let mut leaves: Vec<Node> = Vec::new();
    for plate in plates {
        let width = PLATE.face.width(plate, PLATE.size) + 16.0;
        if x + width > MARGIN + INNER && x > MARGIN {
            x = MARGIN;
            pen.skip(height + 6.0);
            pen.need(height);
        }
        let y = pen.y;
        pen.ornament(Mark::Box { x, y, width, height, radius: 5.0, ink: Ink::Text, filled: false });
        leaves.push(pen.text(x + 8.0, y + (height - PLATE.leading()) / 2.0 + 1.5, PLATE, plate));
        x += width + 8.0;
    }
    pen.part(Role::Paragraph, leaves);
    pen.skip(height + 3.0);
}

fn figure(pen: &mut Pen, label: &str, value: &str, detail: &str, tone: Tone) {
    let ink = match tone {
        Tone::Plain => Ink::Text,
        Tone::Good => Ink::Good,
        Tone::Bad => Ink::Bad,
    };
    let style = Style { size: 22.0, face: Face::Bold, ink };
    pen.need(LABEL.leading() + style.leading() + BODY.leading());
    pen.paragraph(Role::Paragraph, Style { size: 10.0, ..LABEL }, label);
    pen.paragraph(Role::Paragraph, style, value);
    if !detail.is_empty() {
        pen.paragraph(Role::Paragraph, BODY, detail);
    }
}

/// Facts that are no higher stand on one page.
const WHOLE: f32 = 200.0;
/// What is higher stands by itself.
const HANGING: f32 = 130.0;
/// The width of a line to sign on.
const LINE: f32 = (INNER - GAP * 2.0) / 2.0;

/// The height of the names under two lines to sign on.
fn signed(pair: &[String]) -> f32 {
    let lines = pair.iter().take(2).map(|name| LABEL.face.wrap(name, LABEL.size, LINE).len()).max();
    4.0 + LABEL.leading() * count(lines.unwrap_or(1))
}

/// Two lines to sign on beside each other.
fn signatures(pen: &mut Pen, who: &[String]) {
    for pair in who.chunks(2) {
        pen.need(SIGN + signed(pair));
        pen.skip(SIGN);
        let top = pen.y;
        let mut x = MARGIN;
        for name in pair {
            let (from, to) = ((x, top), (x + LINE, top));
            pen.ornament(Mark::Line { from, to, width: 0.75, ink: Ink::Text, dash: None });
            pen.y = top + 4.0;
            pen.column(Role::Paragraph, LABEL, name, (x, LINE));
            x += LINE + GAP * 2.0;
        }
        pen.y = top + signed(pair);
    }
}

/// A count as a length's factor.
#[expect(clippy::as_conversions, reason = "a number of lines is small")]
pub(crate) fn count(lines: usize) -> f32 {
    lines as f32
}

#[cfg(test)]
#[path = "layout_tests.rs"]
mod tests;
