/** The whole answer, as it stands beside the form, in the phone's sheet and on the page of a simulation. */
import type { Simulation, SimulationAnswer } from '@/api/simulation-types';
import { Card } from '@/ui/card';
import { MinimumFreightCard } from '@/ui/minimum-freight';
import { AnswerCosts, AnswerMeasures, AnswerSum } from './answer-costs';
import { AnswerTaxes } from './answer-taxes';
import { AnswerVerdict } from './answer-verdict';

type Props = { answer: SimulationAnswer; pricing: Simulation['pricing'] };

/** Verdict and sum. */
export function VerdictCard({ answer, pricing }: Props) {
  return (
    <Card>
      <AnswerVerdict answer={answer} />
      <div className="mt-4">
        <AnswerSum answer={answer} />
      </div>
      <div className="mt-5 border-t border-line pt-5">
        <AnswerMeasures answer={answer} pricing={pricing} />
      </div>
    </Card>
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

/** All of it, one under the other. */
export function AnswerParts({ answer, pricing }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <VerdictCard answer={answer} pricing={pricing} />
      <CostsCard answer={answer} />
      <MinimumFreightCard minimum={answer.minimum} />
      <AnswerTaxes taxes={answer.taxes} />
    </div>
  );
}
