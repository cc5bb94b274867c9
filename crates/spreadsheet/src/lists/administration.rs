//! Lists for masters: users and the audit trail.

use accounts::{AdminUser, AuditEntry};

use crate::{Column, Columns, Listed};

impl Listed for AdminUser {
    const TITLE: &'static str = "Pessoas";
    const COLUMNS: Columns<Self> = &[
        Column::words("Nome", 32, |it| it.name.clone().into()),
        Column::words("E-mail", 36, |it| it.email.clone().into()),
        Column::words("Telefone", 17, |it| it.phone.as_ref().into()),
        Column::words("Administrador", 14, |it| it.is_master.into()),
        Column::words("Bloqueado em", 17, |it| it.blocked_at.into()),
        Column::words("Desde", 17, |it| it.created_at.into()),
        Column::numbers("Veículos", 9, |it| it.vehicle_count.into()),
        Column::numbers("Fretes", 9, |it| it.freight_count.into()),
        Column::numbers("Sessões abertas", 10, |it| it.session_count.into()),
    ];
}

impl Listed for AuditEntry {
    const TITLE: &'static str = "Registro de ações";
    const COLUMNS: Columns<Self> = &[
        Column::words("Quando", 19, |it| it.at.into()),
        Column::words("Quem", 32, |it| it.who().into()),
        Column::words("O quê", 28, |it| it.action.label().into()),
        Column::words("A quem", 32, |it| it.target_name.clone().into()),
        Column::words("Detalhe", 50, |it| it.detail.clone().into()),
        Column::words("De onde", 18, |it| it.ip.clone().into()),
    ];
}
