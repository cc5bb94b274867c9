//! Tests of every document as Poppler reads it.

use pdf::{
    pdf,
    samples::{SampleKind, long_year, sample},
};

use super::{images, pages, poppler};

/// Words that a document must contain, in this order.
fn words(kind: SampleKind) -> &'static [&'static str] {
    match kind {
        SampleKind::Receipt => &[
            "Recibo do acerto nº 12",
            "R$ 3.042,94",
            "Recebi de José Aparecido da Silva, CPF 529.982.247-25,",
            "três mil e quarenta e dois reais e noventa e quatro",
            "referente ao saldo do acerto de viagem nº 12",
            "21 de novembro de 2026",
            "Raimundo Nonato Pereira, CPF 111.444.777-35",
        ],
        SampleKind::Settlement => &[
            "Acerto de viagem nº 12",
            "01/11/2026 a 20/11/2026",
            "Raimundo Nonato Pereira",
            "412.345 km",
            "415.890 km",
            "RRT4B21",
            "QCX7H05",
            "R$ 3.042,94",
            "Fretes e comissão",
            "nº 31 · 02/11/2026",
            "Rondonópolis/MT → Paranaguá/PR",
            "R$ 332,80 por tonelada · CIOT 123456789012",
            "CT-e 51261111222333000181570010000000311000000316",
            "12% sobre o valor do frete",
            "nº 32",
            "1.248,00",
            "2.745,60",
            "Vales",
            "R$ 1.200,00",
            "Pago pelo motorista, devolvido aqui",
            "R$ 387,50",
            "Pago pelo proprietário nestas viagens (só informação)",
            "R$ 10.918,60",
            "Combustível",
            "2,51 km/l",
            "Descontos",
            "Multa por excesso de velocidade",
            "R$ 130,16",
            "Resultado do motorista",
            "Diárias (18 dias × R$ 80,00)",
            "−R$ 1.200,00",
            "Dívida do acerto nº 11",
            "R$ 3.042,94",
            "Raimundo Nonato Pereira, CPF 111.444.777-35, motorista",
            "José Aparecido da Silva, CPF 529.982.247-25, proprietário",
        ],
        SampleKind::OwnerResult => &[
            "Resultado para o dono · acerto nº 12",
            "01/11/2026 a 20/11/2026",
            "Raimundo Nonato Pereira",
            "nº 31, nº 32",
            "R$ 2,12",
            "RRT4B21",
            "Sobrou para o dono",
            "R$ 7.518,46",
            "da receita",
            "nº 31 · 02/11/2026 · Rondonópolis/MT → Paranaguá/PR · 1.810 km",
            "Receita dos fretes",
            "R$ 22.880,00",
            "Gastos das viagens",
            "R$ 11.306,10",
            "Comissão do motorista",
            "R$ 2.745,60",
            "Diárias do motorista",
            "R$ 1.440,00",
            "Descontos do motorista",
            "R$ 130,16",
            "R$ 7.518,46",
            "não aparece no acerto que o motorista assina",
        ],
        SampleKind::FreightResult => &[
            "Resultado do frete nº 31",
            "Rondonópolis/MT",
            "Paranaguá/PR",
            "RRT4B21",
            "Sobrou deste frete",
            "% da receita",
            "R$ 12.480,00",
            "Combustível",
            "−R$ 5.161,20",
            "Comissão do motorista",
            "−R$ 1.497,60",
            "Por quilômetro",
            "Sobra por km",
            "Frete por km total",
            "Média",
            "Recebimentos",
            "R$ 7.488,00",
            "Vale-pedágio",
            "Recebido para o pedágio",
            "Piso mínimo",
        ],
        SampleKind::WaitingTime => &[
            "Cobrança de estadia",
            "CNPJ 11.222.333/0001-81",
            "37,5 t (37.500 kg)",
            "Total da estadia",
            "R$ 1.197,47",
            "mil cento e noventa e sete reais e quarenta e sete centavos",
            "Carregamento em Rondonópolis/MT, horário de Mato Grosso",
            "02/11/2026 às 07:10",
            "02/11/2026 às 20:25",
            "13 h 15 min (795 minutos)",
            "por tonelada e hora",
            "37,5 t × 13 h 15 min × R$ 2,41 = R$ 1.197,47",
            "O que foi anotado na viagem",
            "Em trânsito: 02/11/2026 às 20:25, horário de Mato Grosso (anotado em",
            "Por que é devida",
            "Lei 11.442/2007, art. 11, §§ 5º a 8º",
            "O valor de R$ 2,41, em vigor desde 01/04/2025, é o último de que temos conhecimento",
            "José Aparecido da Silva, CPF 529.982.247-25",
        ],
        SampleKind::Simulation => &[
            "Simulação de frete nº 8",
            "Rondonópolis/MT",
            "R$ 12.480,00",
            "Sobra",
            "R$ 2.302,10",
            "Sobra dinheiro, mas o frete está R$ 983,34 abaixo do piso mínimo. Peça pelo menos R$ 13.463,34.",
            "Para onde vai o dinheiro",
            "Diesel com carga",
            "Total",
            "Sobra por km",
            "Frete por km total",
            "Empata em",
            "Piso mínimo",
            "R$ 983,34 abaixo do piso mínimo de R$ 13.463,34.",
        ],
        SampleKind::Month => &[
            "Resultado de novembro de 2026",
            "Regime de caixa: só o que foi pago",
            "O que o caminhão ganhou",
            "R$ 48.486,50",
            "O que custou",
            "Combustível",
            "R$ 19.482,70",
            "O que não entra no resultado",
            "Retirado para a casa (pró-labore)",
            "−R$ 4.500,00",
            "O dinheiro aumentou",
        ],
        SampleKind::TaxYear => &[
            "Ano de 2026 para o contador",
            "Estimativa até 21/11/2026",
            "Para conferência com o contador.",
            "Disso, estimado",
            "Descontos do pagador",
            "são estimados.",
            "Regras usadas",
            "Recebido de pessoas físicas, em reais",
            "Carnê-leão",
            "INSS próprio",
            "desconto simplificado",
            "Lei 8.212/1991, art. 30, § 4º",
            "Lei 8.706/1993, art. 7º, II",
            "Lei 9.250/1995, art. 4º",
            "Por mês",
            "janeiro de 2026",
            "Por pagador",
            "11.222.333/0001-81",
            "Cooperativa Agrícola Serra da Petrovina · estimado",
            "Adubos do Litoral Ltda. · informado",
            "Por mês e pagador",
            "01/2026",
            "Recebimentos um a um",
            "frete nº 3 · CIOT 000000000003",
            "CT-e 35170358716523000119550010000000301000000300",
            "Outras receitas",
            "Rodas usadas",
            "1.200,00",
            "Despesas, só para o seu controle",
        ],
    }
}

/// Replaces line breaks and runs of spaces in a text by single spaces.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text as a screen reader reads it: the texts of the tree, one after the other.
fn read_aloud(tree: &str) -> String {
    let said = tree.lines().filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix('"'));
    said.collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn in_order(kind: SampleKind, text: &str) {
    let mut rest = text;
    for words in words(kind) {
        let at = rest.find(words).unwrap_or_else(|| panic!("{}: {words} is not in order in\n{text}", kind.as_str()));
        rest = &rest[at..];
    }
}

#[test]
fn every_document_has_all_texts_in_order_and_is_tagged() {
    for kind in SampleKind::ALL {
        let bytes = pdf(&sample(*kind).expect("a sample")).expect("a pdf");
        let tree = poppler("pdfinfo", &bytes, &["-struct-text"]);
        for text in [flat(&poppler("pdftotext", &bytes, &["-layout", "-"])), read_aloud(&tree)] {
            in_order(*kind, &text);
        }
        let count = pages(&bytes);
        assert!((1..=4).contains(&count), "{}: {count} pages", kind.as_str());
        assert_eq!(tree.matches("H1").count(), 1, "{tree}");
        assert_eq!(images(&bytes), count, "{}", kind.as_str());
        let text = flat(&poppler("pdftotext", &bytes, &["-"]));
        let said = text.matches("AMOSTRA — dados inventados").count();
        assert_eq!(said, count, "{}: at the head of every page", kind.as_str());
        assert!(poppler("pdfinfo", &bytes, &[]).contains("AMOSTRA — dados inventados"), "{}", kind.as_str());
        assert_eq!(bytes, pdf(&sample(*kind).expect("a sample")).expect("a pdf"), "the same bytes");
    }
}

#[test]
fn a_long_year_has_its_heads_on_every_page() {
    let bytes = pdf(&long_year().expect("a year")).expect("a pdf");
    let count = pages(&bytes);
    // Forty pages of months and payers, and about as many of receipts.
    assert!((70..130).contains(&count), "{count} pages");
    assert_eq!(count, pdf::pages(&long_year().expect("a year")));
    let text = poppler("pdftotext", &bytes, &["-layout", "-"]);
    assert!(text.matches("Tributável").count() >= count - 1, "a head on every page");
    assert!(text.contains(&format!("Página {count} de {count}")));
    assert!(text.contains("Nenhuma despesa no ano."));
}
