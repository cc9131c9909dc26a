import { Badge } from '@mantine/core'
import type { WireTag } from '@fairlead/contract/shapes/tag'
import styles from './tags.module.css'

export function TagBadge({ tag }: { tag: WireTag }) {
  return (
    <Badge component="span" className={styles.tag} data-color={tag.color} variant="default" size="md" radius="sm">
      {tag.name}
    </Badge>
  )
}

/** A person's tags; empty without any. */
export function TagList({ tags }: { tags: readonly WireTag[] }) {
  if (tags.length === 0) return null
  return (
    <span className="inline wrap gap-4">
      {tags.map((tag) => (
        <TagBadge key={tag.id} tag={tag} />
      ))}
    </span>
  )
}
