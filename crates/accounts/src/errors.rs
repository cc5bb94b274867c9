//! Errors about accounts: sign-in, registration, links and the rights of masters.

use kernel::Error;

use crate::token::MAX_TOKENS;

/// Error for a blocked user.
pub fn blocked() -> Error {
    Error::Forbidden {
        code: "account_blocked",
        detail: "Esta conta está bloqueada. Fale com quem administra o sistema.".into(),
    }
}

/// Refusal of a registration while registration is closed.
pub fn registration_closed() -> Error {
    Error::Forbidden {
        code: "registration_closed",
        detail: "O cadastro está fechado. Peça acesso a quem administra o sistema.".into(),
    }
}

/// Refusal of the first registration without the link of the server's log.
pub fn setup_link_required() -> Error {
    Error::Forbidden {
        code: "setup_link_required",
        detail: "Este sistema ainda não tem nenhuma conta. A primeira é criada pelo link que está no log do servidor: \
                 peça a quem instalou o sistema para abrir o link."
            .into(),
    }
}

/// Refusal of an e-mail address that already has an account.
pub fn email_taken() -> Error {
    Error::conflict_at("email_taken", "email", "taken", "Já existe uma conta com este e-mail.")
}

/// Refusal of a password link that is unknown, used or too old.
pub fn invalid_link() -> Error {
    let message = "Este link já foi usado ou venceu. Peça outro a quem administra o sistema.";
    Error::field("token", "invalid_link", message)
}

/// Error for a wrong own password at this field.
pub fn wrong_password(field: &str) -> Error {
    Error::field(field, "wrong", "A senha atual não confere.")
}

/// Refusal of a token beyond the greatest number of them.
pub fn too_many_tokens() -> Error {
    Error::conflict("conflict", format!("Você já tem {MAX_TOKENS} chaves de API. Revogue uma antes de criar outra."))
}

/// Error for the removal of the only master able to sign in.
pub fn last_master() -> Error {
    Error::conflict(
        "last_master",
        "Esta é a única conta ativa que administra o sistema. Dê antes acesso de administrador a outra pessoa.",
    )
}
