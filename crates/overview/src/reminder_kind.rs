//! Kinds of reminder.

use kernel::string_enum;

string_enum! {
    /// Kind of reminder.
    ReminderKind {
        /// An amount to be paid.
        Payable = "payable" "A pagar",
        /// An amount to be received.
        Receivable = "receivable" "A receber",
        /// A vehicle's licensing.
        Licensing = "licensing" "Licenciamento",
        /// A vehicle's insurance.
        Insurance = "insurance" "Seguro",
        /// A vehicle's tachograph verification.
        Tachograph = "tachograph" "Aferição do tacógrafo",
        /// A vehicle's RNTRC.
        Rntrc = "rntrc" "RNTRC",
        /// A due date that the owner added to a vehicle.
        Own = "own" "Outro",
        /// The owner's CNH.
        Cnh = "cnh" "CNH",
        /// The owner's toxicological exam.
        Toxicological = "toxicological" "Exame toxicológico",
        /// A driver's CNH.
        DriverCnh = "driver_cnh" "CNH do motorista",
        /// A driver's toxicological exam.
        DriverToxicological = "driver_toxicological" "Exame toxicológico do motorista",
        /// A line of the maintenance plan.
        Maintenance = "maintenance" "Manutenção",
        /// INSS, SEST and SENAT that the owner himself owes on what private persons paid.
        OwnInss = "own_inss" "INSS, SEST e SENAT próprios",
    }
}
