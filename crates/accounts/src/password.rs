//! Password policy, and the bodies with a new password.

use std::borrow::Cow;

use kernel::{Check, Input, Result, text::fold};
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize, Serializer};
use unicode_normalization::{UnicodeNormalization, is_nfc};
use utoipa::ToSchema;
use validator::{Validate, ValidateLength};

use crate::common_words;

/// Least number of characters of a password.
pub const MIN_LENGTH: u64 = 10;
/// Greatest number of characters of a password: hashing a longer one could wear the server out.
pub const MAX_LENGTH: u64 = 200;

/// A password as typed. `Debug` redacts it, and its memory is wiped on drop.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Password(SecretString);

impl Password {
    /// The characters as they arrived.
    pub fn typed(&self) -> &str {
        self.0.expose_secret()
    }

    /// The characters in Unicode's composed form (NFC): keyboards and systems encode the same accented letter in two
    /// ways.
    pub fn composed(&self) -> Cow<'_, str> {
        let typed = self.typed();
        if is_nfc(typed) { typed.into() } else { typed.nfc().collect::<String>().into() }
    }
}

impl From<&str> for Password {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

/// Masks every character: `validator` echoes the value that it refuses, of which the length alone is read.
impl Serialize for Password {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&"*".repeat(self.typed().chars().count()))
    }
}

impl ValidateLength<u64> for Password {
    fn length(&self) -> Option<u64> {
        self.typed().length()
    }
}

/// Example of a good password in the sentences below. It is public, so it is refused itself.
const EXAMPLE: &str = "farol-manga-sanfona";
/// Sentence about a password equal to the user's own e-mail address or name.
const OWN: &str = "A senha não pode ser o seu e-mail nem o seu nome: é a primeira coisa que se tenta. Junte três \
                   palavras sem ligação, como \"farol-manga-sanfona\", mas escolha outras.";
/// Sentence about a password that is easy to guess. Its first example is refused.
const EASY: &str = "Esta senha é fácil de adivinhar: uma palavra com números, como \"estrada2026\", não basta. Junte \
                    três palavras sem ligação, como \"farol-manga-sanfona\", mas escolha outras.";

/// Adds the faults of a new password of valid length: own e-mail address or name, easy to guess, or a different
/// confirmation. `personal` are the e-mail address and the name of the user.
pub fn check(check: &mut Check, password: &Password, confirmation: &Password, personal: &[&str]) {
    let (password, confirmation) = (&*password.composed(), &*confirmation.composed());
    let length = u64::try_from(password.chars().count()).unwrap_or(u64::MAX);
    if (MIN_LENGTH..=MAX_LENGTH).contains(&length) {
        if is_own(password, personal) {
            check.fail("password", "personal", OWN);
        } else if is_easy(password, personal) {
            check.fail("password", "too_common", EASY);
        }
    }
    if password != confirmation {
        check.fail("passwordConfirmation", "different", "As duas senhas não são iguais.");
    }
}

/// Letters and digits of a text without accents and case.
fn bare(text: &str) -> String {
    fold(text).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// True when the password is one of these texts, or the part of one before its `@`.
fn is_own(password: &str, personal: &[&str]) -> bool {
    let typed = bare(password);
    let parts = personal.iter().flat_map(|text| [*text, text.split('@').next().unwrap_or_default()]);
    !typed.is_empty() && parts.map(bare).any(|own| own == typed)
}

/// Characters that may each replace several letters: the estimate tries every combination of those in a password.
const AMBIGUOUS: &str = "4@8({[<369|!1/0$57%2+";
/// Maximum number of different ambiguous characters: with more, the estimate would need seconds, and no list contains
/// such a password.
const MAX_AMBIGUOUS: usize = 6;
/// Maximum length of the estimate, whose time grows with the length; of a longer password only the beginning is judged.
const MAX_JUDGED: usize = 40;

fn is_easy(password: &str, personal: &[&str]) -> bool {
    if password.chars().all(|c| c.is_ascii_digit()) || bare(password) == bare(EXAMPLE) {
        return true;
    }
    if common_words::make_up(password) {
        return true;
    }
    if AMBIGUOUS.chars().filter(|c| password.contains(*c)).count() > MAX_AMBIGUOUS {
        return false;
    }
    let beginning: String = password.chars().take(MAX_JUDGED).collect();
    let personal = personal.iter().map(|text| text.chars().take(MAX_JUDGED).collect::<String>());
    let personal: Vec<String> = personal.collect();
    let known: Vec<&str> = personal.iter().map(String::as_str).chain(common_words::all()).collect();
    zxcvbn::zxcvbn(&beginning, &known).score() < zxcvbn::Score::Two
}

/// Fields of a password change.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordChangeInput {
    /// Current password.
    #[schema(value_type = String)]
    pub current_password: Password,
    /// New password.
    #[schema(value_type = String)]
    #[validate(length(min = MIN_LENGTH, max = MAX_LENGTH))]
    pub password: Password,
    /// New password again.
    #[schema(value_type = String)]
    pub password_confirmation: Password,
    /// True to retain the API tokens; by default they are revoked, as the other sessions end.
    #[serde(default)]
    pub keep_tokens: bool,
}

/// Fields of a password reset by a one-time link.
#[derive(Clone, Debug, Deserialize, ToSchema, Validate, Input)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordResetInput {
    /// Secret of the link.
    #[schema(value_type = String)]
    pub token: SecretString,
    /// New password.
    #[schema(value_type = String)]
    #[validate(length(min = MIN_LENGTH, max = MAX_LENGTH))]
    pub password: Password,
    /// New password again.
    #[schema(value_type = String)]
    pub password_confirmation: Password,
}

impl PasswordChangeInput {
    /// Checks the new password; `personal` are the e-mail address and the name of the user.
    pub fn check(mut self, personal: &[&str]) -> Result<()> {
        let mut found = Check::of(&mut self);
        check(&mut found, &self.password, &self.password_confirmation, personal);
        found.finish()
    }
}

impl PasswordResetInput {
    /// Checks the new password; `personal` are the e-mail address and the name of the user, as far as known.
    pub fn check(mut self, personal: &[&str]) -> Result<()> {
        let mut found = Check::of(&mut self);
        check(&mut found, &self.password, &self.password_confirmation, personal);
        found.finish()
    }
}

#[cfg(test)]
mod tests {
    use kernel::Error;
    use serde::de::DeserializeOwned;
    use serde_json::{Value, json};

    use super::*;
    use crate::{ApiTokenInput, Credentials, OwnPasswordInput, RegistrationInput, UserRightsInput};

    const PERSONAL: [&str; 2] = ["Marta.Souza77@exemplo.com.br", "Márcia Souza e Silva"];

    fn checked(password: &str, confirmation: &str) -> Result<()> {
        let (password, password_confirmation) = (password.into(), confirmation.into());
        PasswordResetInput { token: "x".into(), password, password_confirmation }.check(&PERSONAL)
    }

    fn fault(password: &str) -> Option<String> {
        match checked(password, password) {
            Ok(()) => None,
            Err(Error::Validation(errors)) => errors.first().map(|error| error.code.clone()),
            Err(other) => Some(other.to_string()),
        }
    }

    #[test]
    fn common_short_long_and_different_passwords_are_refused() {
        for bad in [
            "curta",
            "1234567890",
            "password123",
            "caminhoneiro",
            "aaaaaaaaaaaa",
            "qwertyuiop",
            "Brasil2026!",
            &"á9".repeat(101),
        ] {
            assert!(checked(bad, bad).is_err(), "{bad}");
        }
        // The estimate of each would need many seconds.
        for slow in ["4@8({[<369|!1/|0$57%2".repeat(9), "4@8({[<".repeat(28), "aB3$".repeat(50)] {
            assert!(checked(&slow, "x").is_err());
        }
        for good in ["cuia-trevo-sinal", "Rota 163 até Sinop", "x7Kd!p2Qz9"] {
            assert!(checked(good, good).is_ok(), "{good}");
        }
        assert!(checked("cuia-trevo-sinal", "cuia-trevo-sinais").is_err());
    }

    #[test]
    fn accepts_a_confirmation_in_another_encoding_of_the_same_letters() {
        assert!(checked("cuia-feij\u{e3}o-sinal", "cuia-feija\u{303}o-sinal").is_ok());
    }

    #[test]
    fn debug_shows_no_secret() {
        let secret = "cuia-trevo-sinal";
        let reset = json!({ "token": secret, "password": secret, "passwordConfirmation": secret });
        let change = json!({ "currentPassword": secret, "password": secret, "passwordConfirmation": secret });
        let registration = json!({
            "name": "Ana", "email": "ana@example.com", "password": secret, "passwordConfirmation": secret,
            "setupToken": secret,
        });
        let token = json!({ "name": "Planilha", "scope": "read", "password": secret });
        let rights = json!({ "isMaster": true, "blocked": false, "password": secret });
        let shown = [
            shown::<PasswordResetInput>(&reset),
            shown::<PasswordChangeInput>(&change),
            shown::<RegistrationInput>(&registration),
            shown::<Credentials>(&json!({ "email": "ana@example.com", "password": secret })),
            shown::<ApiTokenInput>(&token),
            shown::<UserRightsInput>(&rights),
            shown::<OwnPasswordInput>(&json!({ "password": secret })),
        ];
        for text in shown {
            assert!(!text.contains(secret) && text.contains("REDACTED"), "{text}");
        }
    }

    fn shown<T: DeserializeOwned + std::fmt::Debug>(body: &Value) -> String {
        let input: T = serde_json::from_value(body.clone()).expect("an input");
        format!("{input:?} {input:#?}")
    }

    #[test]
    fn refuses_the_own_email_and_name_in_any_spelling() {
        for own in [
            "marta.souza77@exemplo.com.br",
            "MARTA.SOUZA77@EXEMPLO.COM.BR",
            "marta.souza77",
            "martasouza77",
            "Márcia Souza e Silva",
            "marciasouzaesilva",
            "marcia-souza-e-silva",
        ] {
            assert_eq!(fault(own).as_deref(), Some("personal"), "{own}");
        }
        // Names of other users are just text.
        assert_eq!(fault("joaquim.prado@exemplo.com.br"), None);
    }

    #[test]
    fn sentences_match_the_rules() {
        let quoted = |text: &str| text.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
        let examples: [String; 2] = quoted(EASY).try_into().expect("two examples");
        for refused in &examples {
            assert_eq!(fault(refused).as_deref(), Some("too_common"), "{refused}");
        }
        let [_, example] = examples;
        assert_eq!(example, EXAMPLE);
        assert_eq!(quoted(OWN), [example]);
        // Three other words do.
        assert_eq!(fault("panela-vento-cabide"), None);
    }
}
