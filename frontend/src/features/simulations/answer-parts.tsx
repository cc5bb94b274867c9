/** The whole answer, as it stands beside the form, in the phone's sheet and on the page of a simulation. */
import type { Simulation, SimulationAnswer } from '@/api/simulation-types';
import { formatMoney } from '@/lib/format/money';
import { joinWords } from '@/lib/format/text';
import { Card } from '@/components/ui/card';
import { FoldPart } from '@/components/ui/fold';
import { MinimumFreightCard } from '@/components/ui/minimum-freight';
import { AnswerCosts, AnswerMeasures, AnswerSum } from './answer-costs';
import { AnswerTaxes } from './answer-taxes';
import { Notice } from '@/components/ui/states';
import { AnswerVerdict } from './answer-verdict';
import { leftOut } from './simulation-labels';

type Props = { answer: SimulationAnswer; pricing: Simulation['pricing'] };

/** Verdict and sum. */
export function VerdictCard({ answer, pricing }: Props) {
  return (
    <Card>
      <AnswerVerdict answer={answer} />
      <LeftOut words={leftOut(answer)} />
      <div className="mt-3">
        <AnswerSum answer={answer} />
      </div>
      <FoldPart title="Por km, por dia e empate" summary={`${formatMoney(answer.netPerDayCents)} por dia`}>
        <AnswerMeasures answer={answer} pricing={pricing} />
      </FoldPart>
    </Card>
  );
}

function LeftOut({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="mt-3">
      <Notice>Fora desta conta: {joinWords(words)}. Sem isso o resultado parece melhor do que é.</Notice>
    </div>
  );
}

/** Where the money goes. */
export function CostsCard({ answer }: Pick<Props, 'answer'>) {
  return (
    <Card title="Para onde vai o dinheiro">
      <AnswerCosts answer={answer} />
    </Card>
  );
}

/** All of it: one under the other, or the sum beside what it is made of. */
export function AnswerParts({ answer, pricing }: Props) {
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @2xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <VerdictCard answer={answer} pricing={pricing} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <CostsCard answer={answer} />
          <MinimumFreightCard minimum={answer.minimum} told />
          <AnswerTaxes taxes={answer.taxes} />
        </div>
      </div>
    </div>
  );
}
