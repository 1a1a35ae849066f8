/** Where a page stands: names from the outside in; parts that are missing are left out. */
export function Breadcrumbs({ trail }: { readonly trail: readonly (string | undefined)[] }) {
  const names = trail.filter((name) => name !== undefined);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {names.map((name, index) => (
          <li key={name} aria-current={index === names.length - 1 ? 'page' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
