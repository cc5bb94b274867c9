/** Text to share: by the share sheet, WhatsApp, or the clipboard. */
import { useState } from 'react';
import { Check, Copy, MessageCircle } from 'lucide-react';
import { canShareText, copyText, shareText, whatsAppUrl } from '@/lib/browser/share';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/form/field';

/** `primary` where sharing is the page's main action. */
export type ShareTextProps = { text: string; primary?: boolean };

/** "Enviar no WhatsApp" and "Copiar"; without either the text is selectable. */
export function ShareText({ text, primary = false }: ShareTextProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const [forbidden, setForbidden] = useState(false);
  async function send(): Promise<void> {
    if (canShareText() && (await shareText(text))) return;
    window.open(whatsAppUrl(text), '_blank', 'noopener');
  }
  async function copy(): Promise<void> {
    const done = await copyText(text);
    setCopied(done ? text : null);
    setForbidden(!done);
  }
  const isCopied = copied === text;
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        icon={<MessageCircle aria-hidden="true" />}
        onClick={() => void send()}
      >
        Enviar no WhatsApp
      </Button>
      <Button
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
        aria-live="polite"
      >
        {isCopied ? 'Copiado' : 'Copiar'}
      </Button>
      {forbidden && (
        <div className="w-full">
          <FormError>O navegador não deixou copiar. Selecione o texto abaixo e copie.</FormError>
          <textarea
            readOnly
            aria-label="Texto para copiar"
            value={text}
            onFocus={(event) => event.target.select()}
            className="control mt-2"
          />
        </div>
      )}
    </>
  );
}
