import { readEmployers, resetEmployer, saveEmployer } from '@fairlead/contract/v2/employers'
import { deleteCorrection, readEmployers as read, saveCorrection } from '../../features/candidates/people/employer-store.ts'
import { endpoint, ok } from '../endpoint.ts'

export const getEmployers = endpoint(readEmployers, async (ctx, { input, services }) => ({
  employers: (await read(ctx, services.tables, input.companies)).map(
    ({ sizeMin, sizeMax, sizeYear, isCorrected, kinds, sources, ...employer }) => ({
      ...employer,
      size_min: sizeMin,
      size_max: sizeMax,
      size_year: sizeYear,
      kinds: [...kinds],
      sources: [...sources],
      is_corrected: isCorrected,
    }),
  ),
}))

export const putEmployers = endpoint(saveEmployer, async (ctx, { input }) => {
  const { size_min: sizeMin, size_max: sizeMax, size_year: sizeYear, industry, ...rest } = input
  await saveCorrection(ctx, { ...rest, industry: industry || null, sizeMin, sizeMax, sizeYear })
  return ok
})

export const deleteEmployers = endpoint(resetEmployer, async (ctx, { input }) => {
  await deleteCorrection(ctx, input.company)
  return ok
})
