// The place of the only toast: bottom left, always mounted so that screen readers announce it.
import { CloseButton } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { closeToast, currentToast, onToast } from './toast.ts'
import styles from './ToastHost.module.css'
import { text as uiText } from '../i18n/ui.ts'

export function ToastHost() {
  const toast = useSyncExternalStore(onToast, currentToast)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!toast || isHeld) return
    const timer = setTimeout(() => closeToast(toast.id), toast.ms)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  const hold = {
    onMouseEnter: () => setIsHeld(true),
    onMouseLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
  return (
    <output className={styles.host} aria-live="polite" aria-atomic="true">
      {toast && (
        <div key={toast.id} className={styles.toast} data-tone={toast.tone} {...hold}>
          <span className={styles.text}>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                closeToast(toast.id)
                setIsHeld(false)
                toast.action?.run()
              }}
            >
              {toast.action.label}
            </button>
          )}
          <CloseButton
            size="sm"
            variant="transparent"
            c="inherit"
            aria-label={uiText.dismissMessage}
            onClick={() => closeToast(toast.id)}
          />
          {toast.action && !isHeld && <span className={styles.left} style={{ animationDuration: `${toast.ms}ms` }} />}
        </div>
      )}
    </output>
  )
}
