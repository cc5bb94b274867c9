/** Text to copy: a link, a key. */
import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/form/field';
import { TextInput } from '@/components/form/text-inputs';

/** Read-only box with a copy button. If the clipboard is forbidden, the text is selected. */
export function CopyBox({ label, text, hint }: { label: string; text: string; hint?: string }) {
  const [copied, setCopied] = useState(false);
  async function copy(button: HTMLElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      button.parentElement?.querySelector('input')?.select();
    }
  }
  return (
    <div className="flex w-full flex-col gap-2">
      <Field label={label} hint={hint}>
        <TextInput readOnly value={text} onFocus={(event) => event.target.select()} className="bg-sunken font-mono" />
      </Field>
      <Button
        variant="primary"
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {copied ? 'Copiado' : 'Copiar'}
      </Button>
    </div>
  );
}
