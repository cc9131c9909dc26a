// The shape of a part that is still loading, with a name for those who don't see it.
import { Box, Skeleton, type SkeletonProps } from '@mantine/core'

export function LoadingBox({ label, ...shape }: SkeletonProps & { label: string }) {
  return (
    <Box component="output" display="block" aria-label={label}>
      <Skeleton {...shape} />
    </Box>
  )
}
