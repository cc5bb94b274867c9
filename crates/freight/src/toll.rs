//! Toll and the shipper's voucher (vale-pedágio): neither income nor cost (Lei 10.209/2001 art. 2º); only the toll not
//! covered by the voucher is a cost.

use kernel::{Cents, Result};

/// Returns the part of each toll covered by a voucher, which pays the tolls in the given order until it is spent.
pub fn covered(voucher: Cents, tolls: impl IntoIterator<Item = Cents>) -> Result<Vec<Cents>> {
    let mut left = voucher.max(Cents::ZERO);
    let cover = |toll: Cents| {
        let paid = toll.min(left);
        left = left.minus(paid)?;
        Ok(paid)
    };
    tolls.into_iter().map(cover).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_voucher_pays_the_first_tolls_until_it_is_spent() {
        let of = |voucher: i64, tolls: &[i64]| -> Vec<i64> {
            let paid = covered(Cents::from(voucher), tolls.iter().copied().map(Cents::from)).expect("amounts");
            paid.into_iter().map(Cents::get).collect()
        };
        assert_eq!(of(300, &[300]), [300]);
        assert_eq!(of(300, &[100, 250, 40]), [100, 200, 0]);
        assert_eq!(of(500, &[100, 250]), [100, 250]);
        assert_eq!(of(0, &[100]), [0]);
    }
}
