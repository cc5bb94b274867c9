//! Brazilian documents: validated by their check digits, stored normalised.

use crate::{check::Invalid, value::text_value};

/// Removes the usual punctuation; any other character stays and fails the check.
fn bare(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '.' | '-' | '/' | ' ' | '(' | ')')).collect()
}

/// Digits of a text as numbers; `None` unless the text is exactly `len` digits.
fn digits(text: &str, len: usize) -> Option<Vec<u32>> {
    let digits: Option<Vec<u32>> = text.chars().map(|c| c.to_digit(10)).collect();
    digits.filter(|digits| digits.len() == len)
}

fn weighted(digits: &[u32], weights: impl IntoIterator<Item = u32>) -> u32 {
    digits.iter().zip(weights).map(|(digit, weight)| digit * weight).sum()
}

text_value! {
    /// CPF: eleven digits, stored bare.
    Cpf, |text| {
        let text = bare(text);
        if digits(&text, 11).is_some() && cpf_cnpj::cpf::validate(&text) {
            Ok(text)
        } else {
            Err(Invalid { code: "invalid_cpf", message: "CPF inválido: confira os 11 números." })
        }
    }
}

text_value! {
    /// CPF or CNPJ of a client, stored bare in capitals. A CNPJ may be alphanumeric (IN RFB 2.229/2024).
    TaxId, |text| {
        let text = bare(text).to_uppercase();
        let valid = match text.len() {
            11 => digits(&text, 11).is_some() && cpf_cnpj::cpf::validate(&text),
            14 => text.chars().all(|c| c.is_ascii_alphanumeric()) && cpf_cnpj::cnpj::validate(&text),
            _ => false,
        };
        if valid {
            Ok(text)
        } else {
            Err(Invalid { code: "invalid_tax_id", message: "CPF ou CNPJ inválido: confira os números." })
        }
    }
}

impl TaxId {
    /// True for a person's CPF, false for a company's CNPJ.
    pub fn is_cpf(&self) -> bool {
        self.as_str().len() == 11
    }
}

text_value! {
    /// RENAVAM: eleven digits with a check digit; an old number of nine is padded with zeros.
    Renavam, |text| {
        const WEIGHTS: [u32; 10] = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
        let text = format!("{:0>11}", bare(text));
        let invalid = Invalid { code: "invalid_renavam", message: "RENAVAM inválido: confira os 11 números do documento." };
        let Some(numbers) = digits(&text, 11).filter(|_| text.trim_start_matches('0').len() >= 8) else { return Err(invalid) };
        let check = weighted(&numbers, WEIGHTS) * 10 % 11 % 10;
        if numbers.last() == Some(&check) { Ok(text) } else { Err(invalid) }
    }
}

text_value! {
    /// Registration number of a CNH: eleven digits. Libraries disagree on its check digits, so a mismatch needs a
    /// confirmation instead of an error (see [`Cnh::agrees`]).
    Cnh, |text| {
        let text = bare(text);
        match digits(&text, 11) {
            Some(numbers) if numbers.iter().any(|digit| Some(digit) != numbers.first()) => Ok(text),
            _ => Err(Invalid { code: "invalid_cnh", message: "CNH inválida: são os 11 números do registro." }),
        }
    }
}

impl Cnh {
    /// Returns true where the two check digits agree with the number, computed as most libraries do.
    pub fn agrees(&self) -> bool {
        let Some(numbers) = digits(self.as_str(), 11) else { return false };
        let first = weighted(&numbers, (1..=9).rev()) % 11;
        let (first, discount) = if first == 10 { (0, 2) } else { (first, 0) };
        let second = (weighted(&numbers, 1..=9) % 11 + 11 - discount) % 11 % 10;
        numbers.get(9..) == Some(&[first, second])
    }
}

text_value! {
    /// Plate of either pattern (ABC1234, ABC1D23), stored in capitals without the hyphen; in a sentence it is as on the
    /// vehicle.
    Plate, |text| {
        let text = bare(text).to_uppercase();
        let shape = |index: usize, c: char| match index {
            0..=2 => c.is_ascii_uppercase(),
            4 => c.is_ascii_uppercase() || c.is_ascii_digit(),
            _ => c.is_ascii_digit(),
        };
        if text.chars().count() == 7 && text.chars().enumerate().all(|(index, c)| shape(index, c)) {
            Ok(text)
        } else {
            Err(Invalid { code: "invalid_plate", message: "Placa inválida: use o formato ABC1D23 ou ABC-1234." })
        }
    }, crate::text::plate
}

impl Plate {
    /// Returns the plate in the Mercosul pattern (fifth character 0–9 becomes A–J): both patterns of one plate are one
    /// vehicle.
    pub fn mercosul(&self) -> String {
        let letter = |digit: char| digit.to_digit(10).and_then(|number| char::from_u32(u32::from('A') + number));
        self.as_str()
            .chars()
            .enumerate()
            .map(|(index, c)| if index == 4 { letter(c).unwrap_or(c) } else { c })
            .collect()
    }
}

text_value! {
    /// Chassis number (VIN): 17 characters without I, O and Q. Brazil defines no check digit in it.
    Chassis, |text| {
        let text = bare(text).to_uppercase();
        let allowed = |c: char| c.is_ascii_digit() || (c.is_ascii_uppercase() && !matches!(c, 'I' | 'O' | 'Q'));
        if text.len() == 17 && text.chars().all(allowed) {
            Ok(text)
        } else {
            Err(Invalid { code: "invalid_chassis", message: "Chassi inválido: são 17 letras e números, sem I, O ou Q." })
        }
    }
}

/// Area codes (DDD) in use.
const AREA_CODES: [&str; 67] = [
    "11", "12", "13", "14", "15", "16", "17", "18", "19", "21", "22", "24", "27", "28", "31", "32", "33", "34", "35",
    "37", "38", "41", "42", "43", "44", "45", "46", "47", "48", "49", "51", "53", "54", "55", "61", "62", "63", "64",
    "65", "66", "67", "68", "69", "71", "73", "74", "75", "77", "79", "81", "82", "83", "84", "85", "86", "87", "88",
    "89", "91", "92", "93", "94", "95", "96", "97", "98", "99",
];

text_value! {
    /// Brazilian phone with its area code, stored as ten or eleven digits without the country code.
    Phone, |text| {
        let text = bare(text);
        let text = text.strip_prefix('+').unwrap_or(&text);
        let text = text.strip_prefix("55").filter(|rest| rest.len() >= 10).unwrap_or(text);
        let valid = text.chars().all(|c| c.is_ascii_digit()) && text.split_at_checked(2).is_some_and(|(area, number)| {
            let first = number.chars().next();
            AREA_CODES.contains(&area)
                && match number.len() {
                    9 => first == Some('9'),
                    8 => matches!(first, Some('2'..='5')),
                    _ => false,
                }
        });
        if valid {
            Ok(text.to_owned())
        } else {
            Err(Invalid { code: "invalid_phone", message: "Telefone inválido: informe o DDD e o número, como (11) 98765-4321." })
        }
    }
}

text_value! {
    /// RNTRC number, stored as ANTT shows it: nine digits (a number of eight is padded with a zero).
    Rntrc, |text| {
        let text = bare(text);
        if matches!(text.len(), 8 | 9) && text.chars().all(|c| c.is_ascii_digit()) {
            Ok(format!("{text:0>9}"))
        } else {
            Err(Invalid { code: "invalid_rntrc", message: "RNTRC inválido: são 8 ou 9 números." })
        }
    }
}

text_value! {
    /// CIOT: twelve digits (MDF-e schema).
    Ciot, |text| {
        let text = bare(text);
        if digits(&text, 12).is_some() {
            Ok(text)
        } else {
            Err(Invalid { code: "invalid_ciot", message: "CIOT inválido: são 12 números." })
        }
    }
}

text_value! {
    /// Access key of a CT-e or MDF-e: 44 characters, the last a check digit (modulo 11, weights 2 to 9 from the right).
    /// The issuer's CNPJ inside may be alphanumeric, each character counting as its ASCII code minus 48.
    FiscalKey, |text| {
        let text = bare(text).to_uppercase();
        let invalid = Invalid { code: "invalid_fiscal_key", message: "Chave inválida: confira os 44 caracteres do documento." };
        if text.len() != 44 || !text.chars().all(|c| c.is_ascii_alphanumeric()) {
            return Err(invalid);
        }
        let values: Vec<u32> = text.bytes().map(|byte| u32::from(byte) - 48).collect();
        let Some((check, body)) = values.split_last() else { return Err(invalid) };
        let sum: u32 = body.iter().rev().zip((2..=9).cycle()).map(|(value, weight)| value * weight).sum();
        let expected = match sum % 11 { 0 | 1 => 0, rest => 11 - rest };
        if *check == expected { Ok(text) } else { Err(invalid) }
    }
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;

    fn all<T: FromStr<Err = Invalid>>(valid: &[&str], invalid: &[&str]) {
        for text in valid {
            assert!(text.parse::<T>().is_ok(), "{text} is valid");
        }
        for text in invalid {
            assert!(text.parse::<T>().is_err(), "{text} is invalid");
        }
    }

    #[test]
    fn vectors_hold() {
        all::<Cpf>(
            &["52998224725", "529.982.247-25", "11144477735", "12345678909", "00000000191"],
            &["52998224724", "11111111111", "00000000000", "1234567890", "", "5299822472५"],
        );
        all::<TaxId>(
            &[
                "11222333000181",
                "11.444.777/0001-61",
                "00000000000191",
                "12ABC34501DE35",
                "12.abc.345/01de-35",
                "A1B2C3D4000193",
            ],
            &[
                "11222333000182",
                "12ABC34501DE36",
                "A1B2C3D4000178",
                "00000000000000",
                "12ABC34501DEAB",
                "",
                "é1222333000181",
            ],
        );
        all::<Renavam>(
            &["86769597308", "00639884962", "639884962", "12345678900"],
            &["12345678901", "00000000000", "8676959730", ""],
        );
        all::<Plate>(
            &["ABC1234", "ABC-1234", "abc1d23", "ABC1D23", "ABC1K23"],
            &["AB12345", "ABC12D3", "ABCD123", "ABC123", ""],
        );
        all::<Chassis>(
            &["9BWZZZ377VT004251", "1M8GDM9AXKP042788"],
            &["9BWZZZ377VT0O4251", "9BWZZZ377VT00425", "IOQ00000000000000"],
        );
        all::<Phone>(
            &["11987654321", "1132345678", "(11) 98765-4321", "5511987654321", "+55 11 98765-4321", "(55) 99123-4567"],
            &["20987654321", "119876543", "11187654321", "", "é1987654321"],
        );
        all::<Rntrc>(&["12345678", "012345678"], &["1234567", "ABCDEFGH"]);
        all::<Ciot>(&["123456789012"], &["12345678901", "12345678901A"]);
        all::<FiscalKey>(
            &["35170358716523000119550010000000301000000300"],
            &["35170358716523000119550010000000301000000301", "3517035871652300011955001000000030100000030", ""],
        );
    }

    #[test]
    fn both_patterns_of_a_plate_are_one_vehicle() {
        for (old, new) in
            [("ABC1234", "ABC1C34"), ("ABC1034", "ABC1A34"), ("ABC1934", "ABC1J34"), ("ABC1K23", "ABC1K23")]
        {
            assert_eq!(old.parse::<Plate>().expect("a plate").mercosul(), new);
        }
        let plate: Plate = "abc1234".parse().expect("a plate");
        assert_eq!((plate.as_str(), plate.to_string().as_str()), ("ABC1234", "ABC-1234"));
        assert_eq!("639884962".parse::<Renavam>().expect("renavam").as_str(), "00639884962");
        assert_eq!("5511987654321".parse::<Phone>().expect("phone").as_str(), "11987654321");
    }

    #[test]
    fn a_cnh_is_eleven_digits_and_verifies_its_check_digits() {
        let number = |text: &str| text.parse::<Cnh>().ok();
        for agreeing in ["02650306461", "58316794534", "00000000119", "98765432109"] {
            assert_eq!(number(agreeing).map(|cnh| cnh.agrees()), Some(true), "{agreeing}");
        }
        for other in ["12345678901", "98765432100"] {
            assert_eq!(number(other).map(|cnh| cnh.agrees()), Some(false), "{other}");
        }
        for none in ["11111111111", "0265030646", "026503064612", "0265030646a", ""] {
            assert!(number(none).is_none(), "{none}");
        }
    }
}
