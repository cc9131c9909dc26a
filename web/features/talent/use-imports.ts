// The user's imports, polled every second while one is in progress.
import type { ListImports, WireImport } from '@fairlead/contract/v2/talent/import'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'

export const isUnderWay = ({ state }: WireImport): boolean => state === 'queued' || state === 'running' || state === 'undoing'

export function useImports(): WireImport[] {
  const query = useQuery({
    ...queryFor<ListImports>('v2/talent/import', {}),
    refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? 1000 : false),
  })
  const imports = query.data?.imports ?? []
  const underWay = imports.filter(isUnderWay).length
  const before = useRef(0)
  useEffect(() => {
    // one has ended: the list shows the people it added
    if (underWay < before.current) invalidate('v2/talent/search')
    before.current = underWay
  }, [underWay])
  return imports
}
