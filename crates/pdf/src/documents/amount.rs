//! Amounts in Portuguese words, as a receipt states them.

use kernel::Cents;

const UNITS: [&str; 20] = [
    "zero",
    "um",
    "dois",
    "três",
    "quatro",
    "cinco",
    "seis",
    "sete",
    "oito",
    "nove",
    "dez",
    "onze",
    "doze",
    "treze",
    "quatorze",
    "quinze",
    "dezesseis",
    "dezessete",
    "dezoito",
    "dezenove",
];
const TENS: [&str; 10] =
    ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"];
const HUNDREDS: [&str; 10] = [
    "",
    "cento",
    "duzentos",
    "trezentos",
    "quatrocentos",
    "quinhentos",
    "seiscentos",
    "setecentos",
    "oitocentos",
    "novecentos",
];
/// Names of the powers of a thousand, singular and plural.
const POWERS: [(&str, &str); 7] = [
    ("", ""),
    ("mil", "mil"),
    ("milhão", "milhões"),
    ("bilhão", "bilhões"),
    ("trilhão", "trilhões"),
    ("quatrilhão", "quatrilhões"),
    ("quintilhão", "quintilhões"),
];

fn named(names: &[&'static str], index: u64) -> &'static str {
    usize::try_from(index).ok().and_then(|index| names.get(index)).copied().unwrap_or_default()
}

fn below_thousand(number: u64) -> String {
    if number == 100 {
        return "cem".to_owned();
    }
    let mut parts = Vec::new();
    if number >= 100 {
        parts.push(named(&HUNDREDS, number / 100));
    }
    match number % 100 {
        0 => {}
        rest @ 1..20 => parts.push(named(&UNITS, rest)),
        rest => {
            parts.push(named(&TENS, rest / 10));
            if rest % 10 > 0 {
                parts.push(named(&UNITS, rest % 10));
            }
        }
    }
    parts.join(" e ")
}

/// Writes a whole number. The last group follows "e" if that group is below a hundred or a multiple of a hundred: `mil
/// e duzentos`, `mil duzentos e dez`.
fn whole(number: u64) -> String {
    if number == 0 {
        return named(&UNITS, 0).to_owned();
    }
    let (mut rest, mut groups) = (number, Vec::new());
    for (one, several) in POWERS {
        let group = rest % 1000;
        rest /= 1000;
        match (group, one) {
            (0, _) => {}
            (1, "mil") => groups.push((group, "mil".to_owned())),
            (_, "") => groups.push((group, below_thousand(group))),
            (1, one) => groups.push((group, format!("um {one}"))),
            _ => groups.push((group, format!("{} {several}", below_thousand(group)))),
        }
    }
    let light = groups.first().is_some_and(|(group, _)| *group < 100 || group % 100 == 0);
    let mut text = String::new();
    let last = groups.len().saturating_sub(1);
    for (index, (_, words)) in groups.iter().rev().enumerate() {
        if index > 0 {
            text.push_str(if index == last && light { " e " } else { " " });
        }
        text.push_str(words);
    }
    text
}

/// Writes an amount in words: `mil duzentos e trinta e quatro reais e cinquenta e seis centavos`. The sign is left out.
pub fn in_words(amount: Cents) -> String {
    let (reais, cents) = (amount.get().unsigned_abs() / 100, amount.get().unsigned_abs() % 100);
    let money = match reais {
        1 => "um real".to_owned(),
        // Whole millions are followed by "de".
        _ if reais > 0 && reais % 1_000_000 == 0 => format!("{} de reais", whole(reais)),
        _ => format!("{} reais", whole(reais)),
    };
    let small = if cents == 1 { "um centavo".to_owned() } else { format!("{} centavos", whole(cents)) };
    match (reais, cents) {
        (_, 0) => money,
        (0, _) => small,
        _ => format!("{money} e {small}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_written_in_words() {
        for (cents, words) in [
            (0, "zero reais"),
            (1, "um centavo"),
            (2, "dois centavos"),
            (10, "dez centavos"),
            (99, "noventa e nove centavos"),
            (100, "um real"),
            (101, "um real e um centavo"),
            (200, "dois reais"),
            (1_900, "dezenove reais"),
            (2_100, "vinte e um reais"),
            (10_000, "cem reais"),
            (10_100, "cento e um reais"),
            (99_999, "novecentos e noventa e nove reais e noventa e nove centavos"),
            (100_000, "mil reais"),
            (100_100, "mil e um reais"),
            (110_000, "mil e cem reais"),
            (120_000, "mil e duzentos reais"),
            (121_000, "mil duzentos e dez reais"),
            (123_456, "mil duzentos e trinta e quatro reais e cinquenta e seis centavos"),
            (200_000, "dois mil reais"),
            (2_100_000, "vinte e um mil reais"),
            (10_000_000, "cem mil reais"),
            (10_000_100, "cem mil e um reais"),
            (12_345_678, "cento e vinte e três mil quatrocentos e cinquenta e seis reais e setenta e oito centavos"),
            (100_000_000, "um milhão de reais"),
            (100_000_050, "um milhão de reais e cinquenta centavos"),
            (100_000_100, "um milhão e um reais"),
            (100_100_000, "um milhão e mil reais"),
            (120_000_000, "um milhão e duzentos mil reais"),
            (123_400_000, "um milhão duzentos e trinta e quatro mil reais"),
            (200_000_000, "dois milhões de reais"),
            (
                9_999_999_999,
                "noventa e nove milhões novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos",
            ),
            (10_000_000_000, "cem milhões de reais"),
            (100_000_000_000, "um bilhão de reais"),
            (-150, "um real e cinquenta centavos"),
        ] {
            assert_eq!(in_words(Cents::from(cents)), words, "{cents}");
        }
        assert!(in_words(Cents::from(i64::MIN)).starts_with("noventa e dois quatrilhões"));
    }
}
