/** Toll of a freight: its voucher, and the part not booked yet. */
import type { FreightResult } from '@/api/types';
import { formatMoney } from '@/lib/format/money';
import { FigureInfo } from '@/components/ui/figure-info';
import { FoldPart } from '@/components/ui/fold';
import { MoneyLine } from '@/components/ui/money';
import { Notice } from '@/components/ui/states';

/** Where a forecast stands, the toll that is still to come is a line of it. */
export function TollRemarks({ result, expected: told }: { result: FreightResult; expected: boolean }) {
  const { tollVoucher: voucher } = result;
  const expected = told ? result.expectedTollCents : null;
  return (
    <>
      {voucher && (
        <FoldPart title="Vale-pedágio" summary={voucherWords(voucher)}>
          <p className="mb-1 text-sm text-ink-3">
            É do embarcador: não conta como receita nem como gasto do frete.
            <FigureInfo figure="toll_voucher" name="Vale-pedágio" />
          </p>
          <MoneyLine label="Recebido para o pedágio" cents={voucher.providedCents} />
          <MoneyLine label="Gasto com pedágio" cents={voucher.spentCents} />
          {voucher.leftCents > 0 && <MoneyLine label="Sobrou do vale" cents={voucher.leftCents} />}
          {voucher.missingCents > 0 && <MoneyLine label="Faltou no vale" cents={voucher.missingCents} />}
        </FoldPart>
      )}
      {expected !== null && expected > 0 && (
        <div className="mt-5">
          <Notice tone="warn">Ainda não foi lançado o pedágio que você paga: {formatMoney(expected)} previstos.</Notice>
        </div>
      )}
    </>
  );
}

function voucherWords({ leftCents, missingCents }: NonNullable<FreightResult['tollVoucher']>): string | null {
  if (missingCents > 0) return `faltaram ${formatMoney(missingCents)}`;
  return leftCents > 0 ? `sobraram ${formatMoney(leftCents)}` : null;
}
