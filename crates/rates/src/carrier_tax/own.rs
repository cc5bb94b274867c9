//! Contributions that the carrier himself owes on freight paid by persons.

use kernel::{Bps, Cents, Result};
use serde::Serialize;
use utoipa::ToSchema;

use super::CarrierTaxTable;

/// Rate of INSS that a carrier owes himself on payments by persons, of its base (Lei 8.212/1991 art. 21).
const OWN_INSS_BPS: i64 = 2_000;
/// Reduced rate for a person equated to a company: 45 % of the employer's 20 % are deducted, at most 9 % of the base
/// (Lei 8.212/1991 art. 30 § 4º).
const OWN_INSS_OF_EQUATED_BPS: i64 = OWN_INSS_BPS - 900;

/// Contributions that the carrier owes himself on freight that persons paid, with one payment form (GPS): an estimate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnContributions {
    /// INSS, in cents (Lei 8.212/1991 art. 21).
    pub inss_cents: Cents,
    /// SEST, in cents (Lei 8.706/1993 art. 7º II, Decreto 1.007/1993 art. 2º § 3º).
    pub sest_cents: Cents,
    /// SENAT, in cents (Lei 8.706/1993 art. 7º II, Decreto 1.007/1993 art. 2º § 3º).
    pub senat_cents: Cents,
}

impl OwnContributions {
    /// Returns the sum of the three.
    pub fn total(&self) -> Result<Cents> {
        self.inss_cents.plus(self.sest_senat()?)
    }

    /// Returns the sum of SEST and SENAT.
    pub fn sest_senat(&self) -> Result<Cents> {
        self.sest_cents.plus(self.senat_cents)
    }

    /// Adds two sets, part by part.
    pub fn plus(self, other: Self) -> Result<Self> {
        Ok(Self {
            inss_cents: self.inss_cents.plus(other.inss_cents)?,
            sest_cents: self.sest_cents.plus(other.sest_cents)?,
            senat_cents: self.senat_cents.plus(other.senat_cents)?,
        })
    }

    /// Returns the rest after a payment of unknown kind: it covers INSS first, then SEST, then SENAT.
    pub fn less(self, paid: Cents) -> Result<Self> {
        let mut rest = paid.max(Cents::ZERO);
        let mut cover = |owed: Cents| {
            let covered = owed.min(rest);
            rest = rest.minus(covered)?;
            owed.minus(covered)
        };
        Ok(Self {
            inss_cents: cover(self.inss_cents)?,
            sest_cents: cover(self.sest_cents)?,
            senat_cents: cover(self.senat_cents)?,
        })
    }
}

/// Gross freight that persons paid, by the contribution that was not withheld from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnwithheldFreight {
    /// Freight without INSS withheld, in cents.
    pub inss_cents: Cents,
    /// Freight without SEST withheld, in cents.
    pub sest_cents: Cents,
    /// Freight without SENAT withheld, in cents.
    pub senat_cents: Cents,
}

impl UnwithheldFreight {
    /// Returns freight from which nothing was withheld.
    pub fn whole(gross: Cents) -> Self {
        Self { inss_cents: gross, sest_cents: gross, senat_cents: gross }
    }

    /// Adds two, part by part.
    pub fn plus(self, other: Self) -> Result<Self> {
        Ok(Self {
            inss_cents: self.inss_cents.plus(other.inss_cents)?,
            sest_cents: self.sest_cents.plus(other.sest_cents)?,
            senat_cents: self.senat_cents.plus(other.senat_cents)?,
        })
    }
}

/// Rate of INSS that a carrier pays himself on a payment by a person, of its base.
pub fn own_inss_share() -> Bps {
    Bps::from(OWN_INSS_BPS)
}

/// Rate of the carrier's own INSS where the paying person is equated to a company and paid or declared his share.
pub fn own_inss_share_of_equated() -> Bps {
    Bps::from(OWN_INSS_OF_EQUATED_BPS)
}

/// Returns the rate of the carrier's own INSS on a payment by a person.
pub fn own_inss_rate(equated: bool) -> Bps {
    if equated { own_inss_share_of_equated() } else { own_inss_share() }
}

impl CarrierTaxTable {
    /// INSS that the carrier himself owes on all payments by persons (CPF) in a month at one `rate`: that of
    /// [`own_inss_rate`] on 20 % of the freight. Its limit is the ceiling's base less the part used up by `other_inss`,
    /// withheld by payers in the month.
    pub fn own_inss(&self, gross_of_persons: Cents, other_inss: Cents, rate: Bps) -> Result<Cents> {
        // The INSS withheld is converted to its base: R$ 932.31 is the INSS of the whole ceiling of R$ 8,475.55.
        let used = match self.inss.get() {
            ..=0 => Cents::ZERO,
            share => other_inss.scaled(10_000, share)?,
        };
        let left = self.inss_ceiling.minus(used)?.max(Cents::ZERO);
        Ok(self.of_base(gross_of_persons, rate)?.min(left.share(rate)?))
    }

    /// INSS that the carrier owes himself on one freight at a rate, after earlier payments by persons in the month.
    pub(super) fn own_inss_after(&self, before: Cents, gross: Cents, other_inss: Cents, rate: Bps) -> Result<Cents> {
        self.own_inss(before.plus(gross)?, other_inss, rate)?.minus(self.own_inss(before, other_inss, rate)?)
    }

    /// Contributions that the carrier himself owes on one freight, after earlier payments by persons in the month:
    /// INSS, SEST and SENAT. INSS has one `rate`, that of [`own_inss_rate`], within the ceiling's base less the part
    /// used up by `other_inss`. Lei 8.706/1993 art. 7º II speaks of the "salário de contribuição previdenciária", which
    /// has a ceiling; payers withhold SEST and SENAT without one, and so does this calculation. The doubt is printed
    /// beside the figure.
    pub fn own_contributions(
        &self,
        before: UnwithheldFreight,
        freight: UnwithheldFreight,
        other_inss: Cents,
        rate: Bps,
    ) -> Result<OwnContributions> {
        let added = |before: Cents, gross: Cents, share: Bps| {
            self.of_base(before.plus(gross)?, share)?.minus(self.of_base(before, share)?)
        };
        Ok(OwnContributions {
            inss_cents: self.own_inss_after(before.inss_cents, freight.inss_cents, other_inss, rate)?,
            sest_cents: added(before.sest_cents, freight.sest_cents, self.sest)?,
            senat_cents: added(before.senat_cents, freight.senat_cents, self.senat)?,
        })
    }
}
