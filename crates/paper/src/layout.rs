//! Layout: the blocks of a document, set one under the other.

use crate::{
    Block, Fact, Paper, Tone,
    font::Face,
    pen::{Pen, Style},
    set_table,
    sheet::{INNER, Ink, MARGIN, Mark, Node, Role, Sheets},
};

const TITLE: Style = Style { size: 20.0, face: Face::Bold, ink: Ink::Ink };
const SECTION: Style = Style { size: 12.5, face: Face::Bold, ink: Ink::Ink };
const BODY: Style = Style { size: 10.0, face: Face::Regular, ink: Ink::Ink };
const STRONG: Style = Style { size: 10.0, face: Face::Bold, ink: Ink::Ink };
const LABEL: Style = Style { size: 8.0, face: Face::Regular, ink: Ink::Second };
const NOTE: Style = Style { size: 8.0, face: Face::Regular, ink: Ink::Second };
const PLACE: Style = Style { size: 13.0, face: Face::Bold, ink: Ink::Ink };
const PLATE: Style = Style { size: 10.5, face: Face::Bold, ink: Ink::Ink };
/// Columns of facts.
const FACTS: usize = 3;
const GAP: f32 = 16.0;

/// Sets a document.
pub(crate) fn set(paper: &Paper) -> Sheets {
    let mut pen = Pen::new();
    head(&mut pen, paper);
    for block in &paper.blocks {
        self::block(&mut pen, block);
    }
    pen.sheets
}

fn head(pen: &mut Pen, paper: &Paper) {
    let mark = Mark::Box { x: MARGIN, y: pen.y, width: 36.0, height: 4.0, radius: 2.0, ink: Ink::Brand, filled: true };
    pen.ornament(mark);
    pen.skip(12.0);
    pen.heading(Role::Title(paper.title.clone()), TITLE, &paper.title);
    if let Some(subtitle) = &paper.subtitle {
        pen.paragraph(Role::Paragraph, Style { ink: Ink::Second, ..BODY }, subtitle);
    }
    pen.skip(6.0);
    pen.paragraph(Role::Paragraph, STRONG, &paper.owner);
    let lines = paper.owner_lines.join(" · ");
    if !lines.is_empty() {
        pen.paragraph(Role::Paragraph, NOTE, &lines);
    }
    pen.skip(8.0);
    pen.rule();
    pen.skip(GAP);
}

fn block(pen: &mut Pen, block: &Block) {
    match block {
        Block::Section(text) => {
            // A heading is not left alone at the foot of a page.
            pen.need(90.0);
            pen.skip(6.0);
            pen.heading(Role::Section(text.clone()), SECTION, text);
            pen.skip(4.0);
            return;
        }
        Block::Text(text) => pen.paragraph(Role::Paragraph, BODY, text),
        Block::Note(text) => pen.paragraph(Role::Paragraph, NOTE, text),
        Block::Facts(list) => facts(pen, list),
        Block::Lane { from, to, detail } => lane(pen, from, to, detail),
        Block::Plates(list) => plates(pen, list),
        Block::Figure { label, value, detail, tone } => figure(pen, label, value, detail, *tone),
        Block::Table(table) => set_table::set(pen, table),
        Block::Signatures(who) => signatures(pen, who),
    }
    pen.skip(GAP * 0.75);
}

/// Names over values, three beside each other; a value breaks within its column.
fn facts(pen: &mut Pen, facts: &[Fact]) {
    let width = (INNER - GAP * 2.0) / 3.0;
    for row in facts.chunks(FACTS) {
        let values: Vec<_> = row.iter().map(|fact| BODY.face.wrap(&fact.value, BODY.size, width)).collect();
        let lines = values.iter().map(Vec::len).max().unwrap_or(1);
        pen.need(LABEL.leading() + BODY.leading() * count(lines) + 6.0);
        let top = pen.y;
        let mut x = MARGIN;
        for (fact, value) in row.iter().zip(&values) {
            let mut leaves = vec![pen.text(x, top, LABEL, &fact.label)];
            let mut y = top + LABEL.leading();
            for line in value.iter().filter(|line| !line.is_empty()) {
                leaves.push(pen.text(x, y, BODY, line));
                y += BODY.leading();
            }
            pen.part(Role::Paragraph, leaves);
            x += width + GAP;
        }
        pen.y = top + LABEL.leading() + BODY.leading() * count(lines) + 6.0;
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
        pen.ornament(Mark::Box { x, y, width, height, radius: 5.0, ink: Ink::Ink, filled: false });
        leaves.push(pen.text(x + 8.0, y + (height - PLATE.leading()) / 2.0 + 1.5, PLATE, plate));
        x += width + 8.0;
    }
    pen.part(Role::Paragraph, leaves);
    pen.skip(height);
}

fn figure(pen: &mut Pen, label: &str, value: &str, detail: &str, tone: Tone) {
    let ink = match tone {
        Tone::Plain => Ink::Ink,
        Tone::Good => Ink::Good,
        Tone::Bad => Ink::Bad,
    };
    let style = Style { size: 26.0, face: Face::Bold, ink };
    pen.need(LABEL.leading() + style.leading() + BODY.leading());
    pen.paragraph(Role::Paragraph, Style { size: 10.0, ..LABEL }, label);
    pen.paragraph(Role::Paragraph, style, value);
    if !detail.is_empty() {
        pen.paragraph(Role::Paragraph, BODY, detail);
    }
}

/// Two lines to sign on beside each other.
fn signatures(pen: &mut Pen, who: &[String]) {
    let width = (INNER - GAP * 2.0) / 2.0;
    for pair in who.chunks(2) {
        let names: Vec<_> = pair.iter().map(|name| LABEL.face.wrap(name, LABEL.size, width)).collect();
        let lines = names.iter().map(Vec::len).max().unwrap_or(1);
        pen.need(56.0 + LABEL.leading() * count(lines));
        pen.skip(48.0);
        let top = pen.y;
        let mut x = MARGIN;
        for name in names {
            let (from, to) = ((x, top), (x + width, top));
            pen.ornament(Mark::Line { from, to, width: 0.75, ink: Ink::Ink, dash: None });
            let mut leaves = Vec::new();
            let mut y = top + 4.0;
            for line in name.iter().filter(|line| !line.is_empty()) {
                leaves.push(pen.text(x, y, LABEL, line));
                y += LABEL.leading();
            }
            pen.part(Role::Paragraph, leaves);
            x += width + GAP * 2.0;
        }
        pen.y = top + 4.0 + LABEL.leading() * count(lines);
    }
}

/// A count as a length's factor.
#[expect(clippy::as_conversions, reason = "a number of lines is small")]
pub(crate) fn count(lines: usize) -> f32 {
    lines as f32
}
