//! Every document as Poppler reads it.

use std::collections::BTreeMap;

use finance::tax_year::{PayerName, Received, TaxTables, TaxYear, months_of};
use paper::{
    documents::{Issuer, tax_year},
    pdf,
    samples::{SampleKind, sample},
};

use super::{pages, poppler};

/// What a document must say, in this order.
fn words(kind: SampleKind) -> &'static [&'static str] {
    match kind {
        SampleKind::Receipt => &[
            "Recibo do acerto nº 12",
            "R$ 3.042,94",
            "Recebi de José Aparecido da Silva, CPF 529.982.247-25,",
            "três mil e quarenta e dois reais e noventa e quatro",
            "acerto de viagem nº 12",
            "21 de novembro de 2026",
            "Raimundo Nonato Pereira, CPF 111.444.777-35",
        ],
        SampleKind::Settlement => &[
            "Acerto de viagem nº 12",
            "01/11/2026 a 20/11/2026",
            "Raimundo Nonato Pereira",
            "412.345 km",
            "416.420 km",
            "RRT4B21",
            "QCX7H05",
            "R$ 3.042,94",
            "Fretes",
            "nº 31",
            "1.497,60",
            "nº 32",
            "1.248,00",
            "2.745,60",
            "Vales",
            "R$ 1.200,00",
            "Despesas pagas pelo motorista",
            "R$ 387,50",
            "Despesas pagas pelo proprietário",
            "R$ 12.095,10",
            "2,51 km/l",
            "Multa por excesso de velocidade",
            "R$ 130,16",
            "Resultado do motorista",
            "Diárias (18 dias × R$ 80,00)",
            "-R$ 1.200,00",
            "Saldo devedor do acerto nº 11",
            "R$ 3.042,94",
            "Resultado do proprietário",
            "R$ 7.651,80",
            "motorista",
        ],
        SampleKind::FreightResult => &[
            "Resultado do frete nº 31",
            "Rondonópolis/MT",
            "Paranaguá/PR",
            "RRT4B21",
            "Sobra",
            "R$ 12.480,00",
            "Combustível",
            "-R$ 5.161,20",
            "Comissão do motorista",
            "-R$ 1.497,60",
            "Por quilômetro",
            "Recebimentos",
            "R$ 7.488,00",
            "Vale-pedágio",
            "Piso mínimo",
        ],
        SampleKind::WaitingTime => &[
            "Cobrança de estadia",
            "37,5 t (37.500 kg)",
            "Total da estadia",
            "Carregamento em Rondonópolis/MT",
            "02/11/2026 às 08:10",
            "02/11/2026 às 21:25",
            "13 h 15 min (795 minutos)",
            "por tonelada e hora",
            "Por que é devida",
            "horário de Brasília",
        ],
        SampleKind::Simulation => &[
            "Simulação de frete nº 8",
            "Rondonópolis/MT",
            "R$ 12.480,00",
            "Custos",
            "Diesel carregado",
            "Total",
            "O que sobra",
            "Empata em",
            "Piso mínimo",
        ],
        SampleKind::Month => &[
            "Resultado de novembro de 2026",
            "Regime de caixa",
            "Receitas",
            "R$ 48.486,50",
            "Custos",
            "Combustível",
            "R$ 19.482,70",
            "Fora do resultado",
            "-R$ 4.500,00",
            "Variação do caixa",
        ],
        SampleKind::TaxYear => &[
            "Ano de 2026 para o contador",
            "Estimativa para conferência",
            "Por mês",
            "janeiro de 2026",
            "Por pagador",
            "11.222.333/0001-81",
            "Por mês e pagador",
            "Despesas, para gestão",
        ],
    }
}

/// A text in which line breaks and columns are single spaces.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_document_says_all_in_order_and_is_tagged() {
    for kind in SampleKind::ALL {
        let bytes = pdf(&sample(*kind).expect("a sample")).expect("a pdf");
        let text = flat(&poppler("pdftotext", &bytes, &["-layout", "-"]));
        let mut rest = text.as_str();
        for words in words(*kind) {
            let at = rest.find(words).unwrap_or_else(|| panic!("{}: {words} is not in order in\n{text}", kind.as_str()));
            rest = &rest[at..];
        }
        let count = pages(&bytes);
        assert!((1..=4).contains(&count), "{}: {count} pages", kind.as_str());
        let tree = poppler("pdfinfo", &bytes, &["-struct-text"]);
        assert!(tree.contains("H1"), "{tree}");
        // Read by its tree, the document says the same in the same order.
        let (title, signed) = (tree.find("H1").expect("a title"), tree.rfind("P (block)").expect("a paragraph"));
        assert!(title < signed, "{tree}");
        assert_eq!(bytes, pdf(&sample(*kind).expect("a sample")).expect("a pdf"), "the same bytes");
    }
}

fn busy_year() -> TaxYear {
    let mut received = Vec::new();
    let mut names = BTreeMap::new();
    for payer in 1..=110_i64 {
        let name = format!("Transportadora de Grãos nº {payer} Ltda.");
        names.insert(payer.into(), PayerName { name, document: None });
    }
    let mut tables = TaxTables::new();
    for month in months_of(2026).expect("a year") {
        tables.extend(rates::in_force(month.first_day(), None).map(|table| (month, table)));
        for payer in 1..=110_i64 {
            received.push(Received { month, client: Some(payer.into()), gross_cents: (100_000 * payer).into() });
        }
    }
    TaxYear::of(2026, &received, &names, Vec::new(), &tables).expect("a year")
}

#[test]
fn a_year_of_forty_pages_has_its_heads_on_every_page() {
    let on = "2026-11-21".parse().expect("a day");
    let issuer = Issuer { name: "José".into(), lines: Vec::new(), on };
    let bytes = pdf(&tax_year(&issuer, &busy_year())).expect("a pdf");
    let count = pages(&bytes);
    assert!(count >= 40, "{count} pages");
    let text = poppler("pdftotext", &bytes, &["-layout", "-"]);
    assert!(text.matches("Recebido (R$)").count() >= count - 1, "a head on every page");
    assert!(text.contains(&format!("Página {count} de {count}")));
    assert!(text.contains("Nenhuma despesa no ano."));
}
