//! A sample document with every kind of block.

use pdf::{Block, Column, Document, Fact, Row, Table, Tone};

pub fn document(freights: usize) -> Document {
    named_with("José da Silva", freights)
}

pub fn named(name: &str) -> Document {
    named_with(name, 3)
}

fn named_with(name: &str, freights: usize) -> Document {
    let mut rows: Vec<Row> = (1..=freights)
        .map(|number| {
            let route = "Rondonópolis/MT → Paranaguá/PR";
            Row::line([
                format!("Frete nº {number}"),
                "21/11/2026".into(),
                route.into(),
                name.to_owned(),
                "R$ 12.345,67".into(),
            ])
        })
        .collect();
    rows.push(Row::total(["Total", "", "", "", "R$ 148.148,04"]));
    Document {
        title: "Acerto de viagem nº 12".into(),
        mark: None,
        subtitle: Some("01/11/2026 a 21/11/2026".into()),
        owner: name.into(),
        owner_lines: vec!["CPF 529.982.247-25".into(), "RNTRC 012345678".into(), "(65) 99999-0000".into()],
        issued_on: "2026-11-21".parse().expect("a day"),
        blocks: vec![
            Block::Lane { from: "Rondonópolis/MT".into(), to: "Paranaguá/PR".into(), detail: "1.690 km".into() },
            Block::Plates(vec!["ABC1D23".into(), "XYZ4E56".into()]),
            Block::Figure {
                label: "A pagar ao motorista".into(),
                value: "R$ 1.234,56".into(),
                detail: "Pago em 21/11/2026 por Pix".into(),
                tone: Tone::Good,
            },
            Block::Facts(vec![
                Fact::new("Motorista", name),
                Fact::new("Saída", "412.345 km"),
                Fact::new("Chegada", "414.035 km"),
                Fact::new("Dias", "21"),
            ]),
            Block::Section("Fretes".into()),
            Block::Table(Table {
                summary: "Fretes do período com o que cada um pagou".into(),
                columns: vec![
                    Column::words("Frete", 2),
                    Column::words("Dia", 2),
                    Column::words("Rota", 4),
                    Column::words("Cliente", 3),
                    Column::amounts("Valor pago"),
                ],
                rows,
            }),
            Block::Note("Vale-pedágio não é receita nem custo do frete (Lei 10.209/2001).".into()),
            Block::Signatures(vec!["Assinatura do motorista".into(), "Assinatura do proprietário".into()]),
        ],
    }
}
