/** The lane-yellow spinner, with its word for screen readers. */
export function Spinner({ label = 'Carregando' }: { label?: string }) {
  return (
    <div role="status" className="flex justify-center py-16">
      <span aria-hidden="true" className="lane-spinner" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
