import type { GetUserSettings } from '@fairlead/contract/v1/users/settings'
import { createProjectPath } from '@fairlead/domain/account/user-kinds'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../api/cache.ts'
import { productName } from './product-name.ts'

export const userQuery = queryFor<GetUserSettings>('v1/users/settings', {})

export function useUser() {
  return useQuery({ ...userQuery, staleTime: 300_000 })
}

/** Users of the newer backend see a section of drafts. */
export function useIsV2(): boolean {
  return useUser().data?.experiments.enable_v2_experience ?? false
}

/** The target of 'Create project' for this user. */
export function useCreatePath(): string {
  return createProjectPath(useUser().data?.experiments.enable_self_serve_lean_test ?? true)
}

export function useProductName(): string {
  return useUser().data?.product.name ?? productName
}
