/** A stylesheet is imported for its effect: there is nothing to take from it. */
declare const stylesheet: undefined;
export default stylesheet;
