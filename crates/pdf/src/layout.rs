//! Layout: places the blocks of a document one under the other.

use crate::{
    Block, Document, Fact, Tone,
    font::Face,
    page::{INNER, Ink, MARGIN, Mark, Node, Pages, Role, count},
    page_flow::{PageFlow, Style},
    table::{self, Ready},
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
const UNDER: f32 = 8.0;
/// Space for a handwritten name.
const SIGN: f32 = 48.0;

struct Piece<'a> {
    block: &'a Block,
    table: Option<Ready<'a>>,
}

/// Sets a document.
pub(crate) fn set(document: &Document) -> Pages {
    let mut flow = PageFlow::new();
    head(&mut flow, document);
    let pieces: Vec<Piece<'_>> = document.blocks.iter().map(measured).collect();
    let mut rest = pieces.as_slice();
    while let Some((piece, after)) = rest.split_first() {
        self::block(&mut flow, piece, after);
        rest = after;
    }
    flow.laid_out
}

fn measured(block: &Block) -> Piece<'_> {
    let table = match block {
        Block::Table(table) => Some(table::ready(table)),
        _ => None,
    };
    Piece { block, table }
}

/// Sets the title at the left and the issuer at the right.
fn head(flow: &mut PageFlow, document: &Document) {
    let mark = Mark::Box { x: MARGIN, y: flow.y, width: 36.0, height: 4.0, radius: 2.0, ink: Ink::Brand, filled: true };
    flow.ornament(mark);
    flow.skip(12.0);
    let top = flow.y;
    let left = (MARGIN, INNER - ISSUER - GAP);
    flow.heading(Role::Title(document.title.clone()), TITLE, &document.title, left);
    if let Some(subtitle) = document.under_title() {
        flow.column(Role::Paragraph, Style { ink: Ink::Second, ..BODY }, &subtitle, left);
    }
    let low = flow.y;
    flow.y = top + TITLE.ascent() - STRONG.ascent();
    let right = (MARGIN + INNER - ISSUER, ISSUER);
    flow.column(Role::Paragraph, STRONG, &document.owner, right);
    if !document.owner_lines.is_empty() {
        flow.column(Role::Paragraph, NOTE, &document.owner_lines.join("\n"), right);
    }
    flow.y = flow.y.max(low);
    flow.skip(6.0);
    flow.rule();
    flow.skip(10.0);
}

/// Places a block, given those `after` it. Signatures stay with the signed block, and a heading with its block.
fn block(flow: &mut PageFlow, piece: &Piece<'_>, after: &[Piece<'_>]) {
    let tail = tail(after);
    match piece.block {
        Block::Section(text) => {
            let head = 6.0 + SECTION.leading() + 4.0;
            flow.need(head + after.split_first().map_or(0.0, |(next, after)| least(next, after)));
            flow.skip(if flow.fresh() { 0.0 } else { 6.0 });
            flow.heading(Role::Section(text.clone()), SECTION, text, (MARGIN, INNER));
            flow.skip(4.0);
            return;
        }
        Block::Text(text) | Block::Note(text) => {
            flow.need(least(piece, after));
            flow.paragraph(Role::Paragraph, print(piece.block), text);
        }
        Block::Facts(list) => {
            flow.need(least(piece, after));
            facts(flow, list);
        }
        Block::Lane { from, to, detail } => lane(flow, from, to, detail),
        Block::Plates(list) => plates(flow, list),
        Block::Figure { label, value, detail, tone } => {
            flow.need(least(piece, after));
            figure(flow, label, value, detail, *tone);
        }
        Block::Table(_) => {
            if let Some(table) = &piece.table {
                table.set(flow, tail);
            }
        }
        Block::Signatures(who) => signatures(flow, who),
    }
    flow.skip(UNDER);
}

fn print(block: &Block) -> Style {
    if matches!(block, Block::Note(_)) { NOTE } else { BODY }
}

/// Height of the blocks that belong to the previous one and may not be alone on the next page. These are signature
/// lines, a note, or a few facts, with the blocks that belong to those.
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

/// Minimum height that must stay together: the beginning of a block, or all of it if it is signed and short.
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

/// Number of facts in a row, and the width of each: four if that saves a row and all of them fit in one line, else
/// three.
fn fact_columns(facts: &[Fact]) -> (usize, f32) {
    let width = |columns: usize| (INNER - GAP * count(columns - 1)) / count(columns);
    let fits = |fact: &Fact| {
        LABEL.face.width(&fact.label, LABEL.size).max(BODY.face.width(&fact.value, BODY.size)) <= width(4)
    };
    let four = facts.len().div_ceil(4) < facts.len().div_ceil(3) && facts.iter().all(fits);
    if four { (4, width(4)) } else { (3, width(3)) }
}

/// Row of facts, each with the lines of its value, and the row's height.
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

/// Sets labels over values, side by side; a value breaks within its column.
fn facts(flow: &mut PageFlow, facts: &[Fact]) {
    let (_, width) = fact_columns(facts);
    for (row, height) in fact_rows(facts) {
        flow.need(height);
        let top = flow.y;
        let mut x = MARGIN;
        for (fact, value) in row {
            let mut leaves = vec![flow.text(x, top, LABEL, &fact.label)];
            let mut y = top + LABEL.leading();
            for line in value.iter().filter(|line| !line.is_empty()) {
                leaves.push(flow.text(x, y, BODY, line));
                y += BODY.leading();
            }
            flow.part(Role::Paragraph, leaves);
            x += width + GAP;
        }
        flow.y = top + height;
    }
}

/// Sets origin and destination with the dashed lane between them; names too long for one line are set as text.
fn lane(flow: &mut PageFlow, from: &str, to: &str, detail: &str) {
    let (left, right) = (PLACE.face.width(from, PLACE.size), PLACE.face.width(to, PLACE.size));
    let free = INNER - left - right;
    flow.need(PLACE.leading() * 2.0 + BODY.leading());
    if free < 60.0 {
        flow.paragraph(Role::Paragraph, PLACE, &format!("{from} → {to}"));
    } else {
        let (top, middle) = (flow.y, flow.y + PLACE.ascent() - 4.0);
        let end = MARGIN + INNER - right;
        let leaves = vec![flow.text(MARGIN, top, PLACE, from), flow.text(end, top, PLACE, to)];
        let (begin, end) = ((MARGIN + left + 12.0, middle), (end - 12.0, middle));
        flow.ornament(Mark::Line { from: begin, to: end, width: 3.0, ink: Ink::Brand, dash: Some(9.0) });
        flow.part(Role::Paragraph, leaves);
        flow.skip(PLACE.leading());
    }
    if !detail.is_empty() {
        flow.paragraph(Role::Paragraph, Style { ink: Ink::Second, ..BODY }, detail);
    }
}

/// Sets plates as outlined chips.
fn plates(flow: &mut PageFlow, plates: &[String]) {
    let height = 20.0;
    flow.need(height);
    let mut x = MARGIN;
    let mut leaves: Vec<Node> = Vec::new();
    for plate in plates {
        let width = PLATE.face.width(plate, PLATE.size) + 16.0;
        if x + width > MARGIN + INNER && x > MARGIN {
            x = MARGIN;
            flow.skip(height + 6.0);
            flow.need(height);
        }
        let y = flow.y;
        flow.ornament(Mark::Box { x, y, width, height, radius: 5.0, ink: Ink::Text, filled: false });
        leaves.push(flow.text(x + 8.0, y + (height - PLATE.leading()) / 2.0 + 1.5, PLATE, plate));
        x += width + 8.0;
    }
    flow.part(Role::Paragraph, leaves);
    flow.skip(height + 3.0);
}

fn figure(flow: &mut PageFlow, label: &str, value: &str, detail: &str, tone: Tone) {
    let ink = match tone {
        Tone::Plain => Ink::Text,
        Tone::Good => Ink::Good,
        Tone::Bad => Ink::Bad,
    };
    let style = Style { size: 22.0, face: Face::Bold, ink };
    flow.need(LABEL.leading() + style.leading() + BODY.leading());
    flow.paragraph(Role::Paragraph, Style { size: 10.0, ..LABEL }, label);
    flow.paragraph(Role::Paragraph, style, value);
    if !detail.is_empty() {
        flow.paragraph(Role::Paragraph, BODY, detail);
    }
}

/// Maximum height of facts on one page.
const WHOLE: f32 = 200.0;
/// Maximum height of a block that stays with the previous one; a higher one is independent.
const HANGING: f32 = 130.0;
const LINE: f32 = (INNER - GAP * 2.0) / 2.0;

fn signed(pair: &[String]) -> f32 {
    let lines = pair.iter().take(2).map(|name| LABEL.face.wrap(name, LABEL.size, LINE).len()).max();
    4.0 + LABEL.leading() * count(lines.unwrap_or(1))
}

/// Sets the lines to sign on, two side by side.
fn signatures(flow: &mut PageFlow, who: &[String]) {
    for pair in who.chunks(2) {
        flow.need(SIGN + signed(pair));
        flow.skip(SIGN);
        let top = flow.y;
        let mut x = MARGIN;
        for name in pair {
            let (from, to) = ((x, top), (x + LINE, top));
            flow.ornament(Mark::Line { from, to, width: 0.75, ink: Ink::Text, dash: None });
            flow.y = top + 4.0;
            flow.column(Role::Paragraph, LABEL, name, (x, LINE));
            x += LINE + GAP * 2.0;
        }
        flow.y = top + signed(pair);
    }
}

#[cfg(test)]
#[path = "layout_tests.rs"]
mod tests;
