//! Clients.

use freight::Client;

use crate::{Column, Columns, Listed};

impl Listed for Client {
    const TITLE: &'static str = "Clientes";
    const COLUMNS: Columns<Self> = &[
        Column::words("Nome ou razão social", 36, |it| it.fields.name.clone().into()),
        Column::words("CPF ou CNPJ", 20, |it| it.fields.document.as_ref().into()),
        Column::words("Equiparado a empresa", 12, |it| {
            it.fields.document.as_ref().filter(|id| id.is_cpf()).map(|_| it.fields.equated_to_company.label()).into()
        }),
        Column::words("Telefone", 17, |it| it.fields.phone.as_ref().into()),
        Column::words("Observações", 40, |it| it.fields.notes.clone().into()),
        Column::words("Cadastrado em", 17, |it| it.created_at.into()),
    ];
}
