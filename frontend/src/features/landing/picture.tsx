/** Picture of the app on a phone, by theme. */

/** Files of `make pictures`. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default' });

const frame = 'h-auto w-full rounded-card border border-line';

/** A hidden picture is not fetched, and one that was not taken yet is left out. */
export function Picture({ name, alt }: { name: string; alt: string }) {
  const [light, dark] = [files[`./pictures/${name}-light.webp`], files[`./pictures/${name}-dark.webp`]];
  if (!light || !dark) return null;
  const picture = { width: 390, height: 844, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className="w-full max-w-[270px]">
      <img {...picture} alt={alt} src={light} className={`${frame} in-data-[theme=dark]:hidden`} />
      <img {...picture} alt={alt} src={dark} className={`${frame} not-in-data-[theme=dark]:hidden`} />
    </div>
  );
}
