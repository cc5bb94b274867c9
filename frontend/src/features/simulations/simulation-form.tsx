/** The simulator: what is typed on one side, whether it pays on the other, at once. */
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useClientId } from '@/api/clients';
import { confirmed } from '@/api/forms/confirm-warnings';
import { useSaveAgain } from '@/components/resource/use-save-again';
import { useRecordForm } from '@/api/forms/use-record-form';
import type { Simulation, SimulationDefaults, SimulationInput } from '@/api/simulation-types';
import type { Vehicle } from '@/api/types';
import { simulationInputLimits } from '@/lib/generated/limits';
import { RecordForm } from '@/components/form/record-form';
import { toast } from '@/components/ui/toast-store';
import { AboutFields } from './about-fields';
import { CostFields } from './cost-fields';
import { EssentialFields } from './essential-fields';
import { AnswerColumn } from './live-answer';
import { AnswerStrip } from './answer-strip';
import { simulationAliases, simulationSchema, type SimulationValues } from './simulation-model';
import { useSaveSimulation } from './simulation-queries';
import { TripFields } from './trip-fields';
import { simulationValues } from './simulation-start';
import { useLive } from './use-live-answer';
import { useOffers } from './use-offers';

/** Props of `SimulationForm`; `offers` are those it opens with, null where there are none (yet). */
export type SimulationFormProps = {
  userId: number;
  kept: Simulation | null;
  /** Names what is left half done. */
  draft: string;
  defaults: SimulationValues;
  offers: SimulationDefaults | null;
  vehicles: readonly Vehicle[];
  cancelTo: string;
  follows?: boolean;
  onAgain?: (simulation: Simulation) => void;
  /** `convert`: it is to become a freight at once. */
  onSaved: (simulation: Simulation, convert: boolean) => void;
};

function useSimulationForm({ userId, kept, draft, defaults, onAgain, onSaved }: SimulationFormProps) {
  const save = useSaveSimulation(kept?.id ?? null);
  const clientIdOf = useClientId(userId);
  const pressed = useRef(false);
  const converts = useRef(false);
  const again = useSaveAgain(onAgain && 'Salvar e simular outra', onAgain, (saved) => onSaved(saved, converts.current));
  const record = useRecordForm<SimulationValues, SimulationInput, Simulation>({
    userId,
    name: draft,
    defaults,
    version: kept?.version ?? null,
    schema: simulationSchema,
    aliases: simulationAliases,
    toValues: simulationValues,
    save: async (filled, { ifMatch, confirm }, { client }) => {
      const clientId = await clientIdOf(client);
      return save.mutateAsync({ body: confirmed({ ...filled, clientId }, confirm), ifMatch });
    },
    onSaved: (saved) => {
      toast({ title: kept === null ? `Simulação nº ${saved.number} salva` : 'Alterações salvas' });
      again.goOn(saved);
    },
  });
  const frame = {
    ...record,
    ...again.frame,
    onSubmitBy: (followed: boolean) => {
      converts.current = pressed.current;
      again.frame.onSubmitBy(followed);
    },
  };
  /** The answer's own buttons stand outside the form. */
  function press(convert: boolean) {
    pressed.current = convert;
    record.formRef.current?.requestSubmit();
    pressed.current = false;
  }
  return { frame, press };
}

/** Makes or changes a simulation. */
export function SimulationForm(props: SimulationFormProps) {
  const { kept, userId, vehicles } = props;
  const isNew = kept === null;
  const { frame, press } = useSimulationForm(props);
  const { form } = frame;
  const values = useWatch({ control: form.control }) as SimulationValues;
  const offers = useOffers(form, values, { offers: props.offers, defaults: props.defaults, isNew }, userId);
  const live = useLive(values);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] 2xl:grid-cols-2">
      {/* The strip must not lie over what has the focus. */}
      <div className="min-w-0 max-lg:[&_:is(a,button,input,select,summary,textarea)]:scroll-mb-44">
        <RecordForm
          {...frame}
          limits={simulationInputLimits}
          submitLabel={isNew ? 'Salvar simulação' : 'Salvar alterações'}
          startTyping={props.follows === true}
          cancelTo={props.cancelTo}
        >
          <EssentialFields form={form} vehicles={vehicles} overload={live.answer?.overload?.words ?? null} />
          <TripFields form={form} offers={offers} vehicles={vehicles} />
          <CostFields form={form} offers={offers} userId={userId} />
          <AboutFields form={form} userId={userId} />
        </RecordForm>
        <AnswerStrip live={live} pricing={values.pricing} isSaving={frame.isSaving} onSave={press} />
      </div>
      <AnswerColumn live={live} pricing={values.pricing} />
    </div>
  );
}
