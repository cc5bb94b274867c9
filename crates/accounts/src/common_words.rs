//! Common words in Brazilian passwords: attackers try them with a year or a few digits first.
//!
//! zxcvbn alone accepts `Brasil2026!`: it multiplies the parts of a password as if they were chosen independently.

use kernel::text::fold;

/// One word a line, folded; a line that begins with `#` is a comment.
static FILE: &str = include_str!("common_words.txt");

/// Connectors, which add nothing to guess.
const CONNECTORS: [&str; 25] = [
    "a", "as", "o", "os", "e", "eu", "de", "da", "do", "das", "dos", "em", "na", "no", "com", "por", "que", "meu",
    "minha", "nosso", "nossa", "sou", "te", "me", "um",
];

/// Maximum number of common words in a refused password: three random ones are hard to guess.
const MAX_WORDS: usize = 2;
/// Maximum number of digits beside the words: a date has eight.
const MAX_DIGITS: usize = 8;
/// Maximum number of compared characters, which bounds the cost.
const MAX_JUDGED: usize = 40;

/// Every common word.
pub fn all<'text>() -> impl Iterator<Item = &'text str> {
    FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// True when the password is one or two common words with connectors, a few digits and any punctuation. Case, accents
/// and the usual digits in place of letters make no difference.
pub fn make_up(password: &str) -> bool {
    let typed: Vec<char> = fold(password).chars().filter(|c| c.is_alphanumeric() || letter_of(*c).is_some()).collect();
    if typed.len() > MAX_JUDGED || typed.iter().filter(|c| c.is_ascii_digit()).count() > MAX_DIGITS {
        return false;
    }
    // Minimum number of words that spell the characters before each position.
    let mut fewest = vec![usize::MAX; typed.len().saturating_add(1)];
    if let Some(first) = fewest.first_mut() {
        *first = 0;
    }
    for start in 0..typed.len() {
        let (rest, words) = (typed.get(start..).unwrap_or_default(), fewest.get(start).copied().unwrap_or(usize::MAX));
        if words > MAX_WORDS {
            continue;
        }
        let filler = rest.first().is_some_and(|c| !c.is_alphabetic()).then_some((1, 0));
        let connectors = CONNECTORS.iter().filter(|word| begins_with(rest, word)).map(|word| (word.len(), 0));
        let common = all().filter(|word| begins_with(rest, word)).map(|word| (word.len(), 1));
        for (length, cost) in filler.into_iter().chain(connectors).chain(common) {
            if let Some(there) = fewest.get_mut(start.saturating_add(length)) {
                *there = (*there).min(words.saturating_add(cost));
            }
        }
    }
    fewest.last().is_some_and(|words| *words <= MAX_WORDS)
}

fn begins_with(typed: &[char], word: &str) -> bool {
    let same = |(letter, typed): (char, &char)| letter == *typed || letter_of(*typed) == Some(letter);
    typed.len() >= word.len() && word.chars().zip(typed).all(same)
}

/// Letter that this character commonly replaces.
fn letter_of(character: char) -> Option<char> {
    match character {
        '4' | '@' => Some('a'),
        '3' => Some('e'),
        '1' | '!' => Some('i'),
        '0' => Some('o'),
        '5' | '$' => Some('s'),
        '7' => Some('t'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn refuses_what_brazilians_commonly_choose() {
        for common in [
            "Brasil2026!",
            "Flamengo10",
            "Flamengo1981",
            "Corinthians1",
            "Corinthians2012",
            "Palmeiras@1951",
            "sãopaulofc1935",
            "Caminhao123",
            "Caminhão123!",
            "caminhoneiro10",
            "Deus é fiel",
            "deusefiel2026",
            "Deus no comando",
            "Jesus te ama!",
            "Jesus Cristo 2025",
            "Nossa Senhora Aparecida",
            "Joao Silva 2026",
            "Maria Eduarda 2010",
            "mariaclara1999",
            "Carlos25121980",
            "Scania1130",
            "Volvo FH540!",
            "mercedes1113",
            "Br@s1l2026",
            "Fl4m3ng0#10",
            "minha família 3",
            "EuAmoMinhaEsposa",
            "Goiania2026",
            "senha12345",
            "mudar@123!",
        ] {
            assert!(make_up(common), "{common}");
        }
    }

    #[test]
    fn accepts_words_without_connection_and_random_characters() {
        for good in [
            "cuia-trevo-sinal",
            "farol-manga-sanfona",
            "Rota 163 até Sinop",
            "x7Kd!p2Qz9",
            "estrada longa 42",
            "carreta cheia 42",
            "boleia azul 77",
            "Flamengo cuia 10",
            "brasil santos scania maria",
            "maria739201846",
        ] {
            assert!(!make_up(good), "{good}");
        }
    }

    #[test]
    fn the_list_is_folded_and_has_no_word_twice() {
        let mut seen = BTreeSet::new();
        for word in all() {
            assert!(word.len() >= 2 && word.chars().all(|c| c.is_ascii_lowercase()), "{word}");
            assert!(seen.insert(word), "{word} is there twice");
        }
    }
}
