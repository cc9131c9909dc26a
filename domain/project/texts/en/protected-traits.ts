// English texts of domain/project/protected-traits.ts.

export const protectedTrait = (trait: string | number) =>
  `This asks for a protected characteristic (${trait}). It can’t be used to search for or rank candidates.`
