/** Theme and density of this device, applied at once and not part of the account. */
import { useDensity, type Density } from '@/lib/browser/density';
import { useThemeChoice, type ThemeChoice } from '@/lib/browser/theme';
import { Segmented } from '@/components/form/segmented';
import { Fold } from '@/components/ui/fold';
import { useMediaQuery } from '@/components/ui/use-media-query';

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'auto', label: 'Automático' },
];

const densities: readonly { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compacto' },
  { value: 'comfortable', label: 'Confortável' },
];

/** Density is a choice only with a mouse: compact targets are too small for thumbs. */
export function Appearance() {
  const [theme, setTheme] = useThemeChoice();
  const [density, setDensity] = useDensity();
  const hasMouse = useMediaQuery('(any-pointer: fine)');
  return (
    <Fold title="Aparência" summary={hasMouse ? 'Tema e espaçamento' : 'Tema'}>
      <Segmented label="Tema" options={themes} value={theme} onChange={setTheme} />
      {hasMouse && <Segmented label="Espaçamento" options={densities} value={density} onChange={setDensity} />}
      <p className="text-ink-3">Vale só neste aparelho, até você sair do sistema.</p>
    </Fold>
  );
}
