import ts from 'typescript';

/** Returns whether a type belongs to the language, the browser or React. */
const isLibrary = (type: ts.Type): boolean =>
  !((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) &&
  (type.getSymbol()?.declarations ?? []).some((declaration) =>
    /\/(typescript|@types\/react|csstype)\//.test(declaration.getSourceFile().fileName),
  );

/** Returns a string that suits the name of a property. Days are today, so that calendars display their entries. */
function sampleText(name: string): string {
  if (/^ids?$/.test(name)) return 'entry.id';
  if (/^brandIds?$/.test(name)) return 'entry.brandId';
  if (/At$|^since$/.test(name)) return 'new Date().toISOString()';
  if (/date|days?$|today|^(from|to)$/i.test(name)) return 'today()';
  return JSON.stringify(/color/i.test(name) ? '#0b7a52' : /href|ur[il]$/i.test(name) ? '#example' : name);
}

/**
 * Returns the source code of a value of a type: the required properties of objects, one element in arrays, and
 * functions that return such a value. Also sets versions, because saving an entry requires its version. It requires `today` and an `entry` with the ids of existing data.
 *
 * @param name the name of the property or of the array with the value
 */
export function sampleValue(checker: ts.TypeChecker, type: ts.Type, name: string): string {
  const sampleOf = (next: ts.Type, nextName = name) => sampleValue(checker, next, nextName);
  const has = (flags: ts.TypeFlags) => (type.flags & flags) !== 0;
  if (has(ts.TypeFlags.TypeParameter)) return sampleOf(checker.getApparentType(type));
  if (type.isLiteral()) return JSON.stringify(type.value);
  if (has(ts.TypeFlags.String)) return sampleText(name);
  if (has(ts.TypeFlags.Number)) return name === 'version' ? 'entry.version' : '1';
  if (has(ts.TypeFlags.BooleanLike)) return String(/^open|^is/.test(name));
  if (type.isUnion()) {
    // Examples have no brands, and calendars warn about brands that they don't know.
    if (name === 'brandId' && type.types.some(({ flags }) => flags & ts.TypeFlags.Null)) return 'null';
    const [first] = type.types.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    return first ? sampleOf(first) : 'null';
  }
  const [signature] = type.getCallSignatures();
  if (signature) return `() => (${sampleOf(signature.getReturnType())})`;
  const [element, ...others] = checker.getTypeArguments(type as ts.TypeReference);
  if (element && (checker.isArrayType(type) || checker.isTupleType(type)))
    return `[${[element, ...others].map((one) => sampleOf(one)).join(', ')}]`;
  const symbol = type.getSymbol()?.name;
  if (element && symbol === 'Promise') return `Promise.resolve(${sampleOf(element)})`;
  if (!has(ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return 'undefined';
  if (isLibrary(type)) return 'null';
  const properties = checker
    .getPropertiesOfType(type)
    .filter(({ flags, name }) => !(flags & ts.SymbolFlags.Optional) || name === 'version')
    .map((property) => `'${property.name}': ${sampleOf(checker.getTypeOfSymbol(property), property.name)}`);
  return `{ ${properties.join(', ')} }`;
}
