/** A stylesheet is imported for its side effect and has no value. */
declare const stylesheet: undefined;
export default stylesheet;
