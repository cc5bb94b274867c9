/** "Cobrar no WhatsApp": the claim's text, edited before WhatsApp opens. */
import { useState } from 'react';
import { Copy, MessageCircle } from 'lucide-react';
import type { Client, Debtor } from '@/api/types';
import { useApiQuery } from '@/api/query';
import { copyText } from '@/lib/browser/share';
import { formatPhone } from '@/lib/format/br-documents';
import { Field } from '@/components/form/field';
import { TextArea } from '@/components/form/text-inputs';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast-store';
import { chargeText, chargeUrl } from './charge-text';

export type ChargeSheetProps = { client: Debtor; userId: number; onClose: () => void };

/** Sends nothing itself: WhatsApp opens with the text. */
export default function ChargeSheet({ client, userId, onClose }: ChargeSheetProps) {
  const [text, setText] = useState(() => chargeText(client));
  // Without an answer the recipient is chosen in WhatsApp.
  const record = useApiQuery<Client>(client.clientId === null ? null : `/api/clients/${client.clientId}`, userId);
  const phone = record.data?.phone ?? null;
  function send() {
    window.open(chargeUrl(phone, text), '_blank', 'noopener');
    onClose();
  }
  async function copy() {
    const done = await copyText(text);
    toast({ title: done ? 'Texto copiado' : 'O navegador não deixou copiar. Selecione o texto e copie.' });
  }
  return (
    <Sheet open title={client.name === null ? 'Cobrar' : `Cobrar ${client.name}`} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Field label="Mensagem" hint={phone === null ? 'Escolha o contato no WhatsApp.' : `Para ${formatPhone(phone)}`}>
          <TextArea rows={8} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <div className="flex flex-wrap gap-2 max-md:*:grow">
          <Button
            variant="primary"
            icon={<MessageCircle aria-hidden="true" />}
            disabled={text.trim() === ''}
            onClick={send}
          >
            Abrir no WhatsApp
          </Button>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            Copiar
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
