/** PIX key to copy into a bank's app. */
import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';

/** Key with a copy button; if the clipboard is forbidden, it is shown large. */
export function PixCopy({ pixKey }: { pixKey: string }) {
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(pixKey);
      setCopied(true);
    } catch {
      toast({ title: 'Não deu para copiar', description: pixKey, tone: 'error' });
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="text-sm text-ink-3">Chave Pix</p>
        <p className="font-medium break-all">{pixKey}</p>
      </div>
      <Button icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={() => void copy()}>
        {copied ? 'Copiada' : 'Copiar Pix'}
      </Button>
    </div>
  );
}
