//! PDF writer: marks, their tags, and the metadata.

use std::num::NonZeroU16;

use chrono::Datelike;
use kernel::{Error, Result, text::day};
use krilla::{
    Document as PdfFile, SerializeSettings,
    color::rgb,
    configure::{Accessibility, ConfigurationBuilder, PdfVersion},
    destination::XyzDestination,
    geom::{PathBuilder, Point},
    metadata::{DateTime, Metadata},
    num::NormalizedF32,
    outline::{Outline, OutlineNode},
    page::PageSettings,
    paint::{Fill, LineCap, Stroke, StrokeDash},
    surface::Surface,
    tagging::{
        Artifact, ArtifactType, ContentTag, Identifier, SpanTag, TableHeaderScope, Tag, TagGroup, TagKind, TagTree,
    },
};

use crate::{
    Document,
    font::{Face, clean},
    page::{HEIGHT, INNER, Ink, MARGIN, Mark, Node, Pages, Placed, Role, WIDTH},
    page_flow::Style,
};

const FOOT: Style = Style { size: 8.0, face: Face::Regular, ink: Ink::Second };
const LANGUAGE: &str = "pt-BR";

fn fault(what: impl std::fmt::Debug) -> Error {
    Error::Internal(format!("pdf: {what:?}").into())
}

/// Draws a document.
pub(crate) fn pdf(document: &Document, laid_out: &Pages) -> Result<Vec<u8>> {
    let configuration = ConfigurationBuilder::new()
        .with_version(PdfVersion::Pdf17)
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(fault)?;
    let mut file = PdfFile::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let mut leaves: Vec<Option<Identifier>> = vec![None; laid_out.leaves];
    let count = laid_out.pages.len();
    for (index, marks) in laid_out.pages.iter().enumerate() {
        let settings = PageSettings::from_wh(WIDTH, HEIGHT).ok_or_else(|| fault("page"))?;
        let mut page = file.start_page_with(settings);
        let mut surface = page.surface();
        if index > 0 {
            running_head(&mut surface, document);
        }
        for placed in marks {
            let identifier = self::placed(&mut surface, placed);
            if let (Some(leaf), Some(identifier)) = (placed.leaf, identifier)
                && let Some(slot) = leaves.get_mut(leaf)
            {
                *slot = Some(identifier);
            }
        }
        foot(&mut surface, document, index + 1, count);
        surface.finish();
        page.finish();
    }
    file.set_metadata(metadata(document));
    file.set_outline(outline(laid_out));
    file.set_tag_tree(tree(&laid_out.tree, &mut leaves));
    file.finish().map_err(fault)
}

fn metadata(document: &Document) -> Metadata {
    let day = document.issued_on;
    let number = |value: u32| u8::try_from(value).unwrap_or(1);
    let made =
        DateTime::new(u16::try_from(day.year()).unwrap_or(1970)).month(number(day.month())).day(number(day.day()));
    Metadata::new()
        .title(clean(&document.full_title()))
        .authors(vec![clean(&document.owner)])
        .creator("Boleia".to_owned())
        .language(LANGUAGE.to_owned())
        .creation_date(made)
        // Without this the id would be derived from the bytes: as good, but not explicit.
        .document_id(format!("{} {} {}", document.title, document.owner, day))
}

fn outline(laid_out: &Pages) -> Outline {
    let mut outline = Outline::new();
    for (text, page, y) in &laid_out.headings {
        let place = XyzDestination::new(*page, Point::from_xy(MARGIN, *y));
        outline.push_child(OutlineNode::new(clean(text), place));
    }
    outline
}

fn color(ink: Ink) -> rgb::Color {
    match ink {
        Ink::Text => rgb::Color::new(0x16, 0x1b, 0x24),
        Ink::Second => rgb::Color::new(0x45, 0x4a, 0x56),
        Ink::Line => rgb::Color::new(0xdf, 0xde, 0xda),
        Ink::Brand => rgb::Color::new(0xfa, 0xc4, 0x1c),
        Ink::Sunken => rgb::Color::new(0xee, 0xed, 0xe8),
        Ink::Good => rgb::Color::new(0x00, 0x6a, 0x3a),
        Ink::Bad => rgb::Color::new(0xb5, 0x1f, 0x1f),
    }
}

fn fill(ink: Ink) -> Fill {
    Fill { paint: color(ink).into(), opacity: NormalizedF32::ONE, rule: krilla::paint::FillRule::default() }
}

/// Draws a mark. A text with a leaf is tagged as content, and its tag is returned; all else is tagged as an artifact.
fn placed(surface: &mut Surface<'_>, placed: &Placed) -> Option<Identifier> {
    match &placed.mark {
        Mark::Text { x, y, size, face, ink, text } => {
            let style = Style { size: *size, face: *face, ink: *ink };
            let artifact = placed.leaf.is_none().then_some(ArtifactType::Header);
            self::text(surface, *x, *y, style, text, artifact)
        }
        mark => {
            surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
            shape(surface, mark);
            surface.end_tagged();
            None
        }
    }
}

fn text(
    surface: &mut Surface<'_>,
    x: f32,
    y: f32,
    style: Style,
    text: &str,
    artifact: Option<ArtifactType>,
) -> Option<Identifier> {
    let line = style.face.line(text);
    let font = style.face.font()?;
    let span = SpanTag::empty().with_actual_text(line.meant.as_deref());
    let tag = artifact.map_or(ContentTag::Span(span), |kind| ContentTag::Artifact(Artifact::with_kind(kind)));
    let identifier = surface.start_tagged(tag);
    surface.set_fill(Some(fill(style.ink)));
    surface.set_stroke(None);
    surface.draw_glyphs(Point::from_xy(x, y), &line.glyphs, font, &line.text, style.size, false);
    surface.end_tagged();
    artifact.is_none().then_some(identifier)
}

fn shape(surface: &mut Surface<'_>, mark: &Mark) {
    match mark {
        Mark::Line { from, to, width, ink, dash } => {
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            let dash = dash.map(|dash| StrokeDash { array: vec![dash, dash], offset: 0.0 });
            surface.set_fill(None);
            surface.set_stroke(Some(Stroke {
                paint: color(*ink).into(),
                width: *width,
                line_cap: LineCap::Butt,
                dash,
                ..Stroke::default()
            }));
            if let Some(path) = path.finish() {
                surface.draw_path(&path);
            }
        }
        Mark::Box { x, y, width, height, radius, ink, filled } => {
            let Some(path) = rounded(*x, *y, *width, *height, *radius) else { return };
            if *filled {
                surface.set_fill(Some(fill(*ink)));
                surface.set_stroke(None);
            } else {
                surface.set_fill(None);
                surface.set_stroke(Some(Stroke { paint: color(*ink).into(), width: 1.0, ..Stroke::default() }));
            }
            surface.draw_path(&path);
        }
        Mark::Text { .. } => {}
    }
}

fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Option<krilla::geom::Path> {
    let r = radius.min(width / 2.0).min(height / 2.0);
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.quad_to(right, y, right, y + r);
    path.line_to(right, bottom - r);
    path.quad_to(right, bottom, right - r, bottom);
    path.line_to(x + r, bottom);
    path.quad_to(x, bottom, x, bottom - r);
    path.line_to(x, y + r);
    path.quad_to(x, y, x + r, y);
    path.close();
    path.finish()
}

/// Draws the running head over the blocks, from the second page on.
fn running_head(surface: &mut Surface<'_>, document: &Document) {
    let style = Style { size: 8.0, face: Face::Bold, ink: Ink::Second };
    let text = style.face.cut(&format!("{} · {}", document.full_title(), document.owner), style.size, INNER);
    self::text(surface, MARGIN, MARGIN, style, &text, Some(ArtifactType::Header));
}

fn foot(surface: &mut Surface<'_>, document: &Document, page: usize, count: usize) {
    let y = HEIGHT - 32.0;
    let issued = format!("Emitido em {} pela Boleia", day(document.issued_on));
    self::text(surface, MARGIN, y, FOOT, &issued, Some(ArtifactType::Footer));
    let number = format!("Página {page} de {count}");
    let x = MARGIN + INNER - FOOT.face.width(&number, FOOT.size);
    self::text(surface, x, y, FOOT, &number, Some(ArtifactType::PageNumber));
}

fn tree(nodes: &[Node], leaves: &mut [Option<Identifier>]) -> TagTree {
    let mut tree = TagTree::new().with_lang(Some(LANGUAGE.to_owned()));
    for node in nodes {
        if let Node::Part(role, children) = node {
            tree.push(group(role, children, leaves));
        }
    }
    tree
}

fn group(role: &Role, children: &[Node], leaves: &mut [Option<Identifier>]) -> TagGroup {
    let mut group = TagGroup::new(kind(role));
    for child in children {
        match child {
            Node::Part(role, children) => group.push(self::group(role, children, leaves)),
            Node::Leaf(leaf) => {
                if let Some(identifier) = leaves.get_mut(*leaf).and_then(Option::take) {
                    group.push(identifier);
                }
            }
        }
    }
    group
}

fn kind(role: &Role) -> TagKind {
    match role {
        Role::Title(text) => Tag::Hn(NonZeroU16::MIN, Some(clean(text))).into(),
        Role::Section(text) => Tag::Hn(NonZeroU16::MIN.saturating_add(1), Some(clean(text))).into(),
        Role::Paragraph => Tag::P.into(),
        Role::Table(summary) => Tag::Table.with_summary(Some(summary.clone())).into(),
        Role::Row => Tag::TR.into(),
        Role::Head => Tag::TH(TableHeaderScope::Column).into(),
        Role::Cell => Tag::TD.into(),
    }
}
