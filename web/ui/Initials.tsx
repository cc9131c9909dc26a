// A person's round mark: initials on a muted color of their own.
import { initialsOf } from '@fairlead/domain/candidate/shown-name'
import styles from './Initials.module.css'
import { uiColors } from '@fairlead/domain/reference/lists'
import { must } from '@fairlead/domain/shared/records'

/** One of the 16 interface colors as #rrggbb, the same for the same name. */
export function colorOfName(name: string): string {
  let hash = 0
  for (const char of name) hash = (hash * 31 + must(char.codePointAt(0))) % 9973
  return must(uiColors[hash % uiColors.length])
}

export function Initials({ name, size = 40, plain = false }: { name: string; size?: number; plain?: boolean }) {
  const style: React.CSSProperties & { '--mark'?: string } = {
    width: size,
    height: size,
    fontSize: Math.round(size * 0.36),
    ...(plain ? {} : { '--mark': colorOfName(name) }),
  }
  return (
    <span className={styles.mark} style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
