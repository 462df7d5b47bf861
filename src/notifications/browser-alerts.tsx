import { useState } from 'react'
import { Panel } from '#back-office/admin-page.tsx'
import { useAdminTexts } from '#i18n/use-admin-texts.tsx'
import { Button } from '#ui/button.tsx'
import { permissionNow, switchAlerts, useAlertSwitch } from './alert-switch.tsx'
import styles from './notifications.module.css'
import { forgetTold } from './order-alerts.tsx'
import { useAnnouncing } from './use-announcing.tsx'

/** Asked for by a button and never by itself: who says no to a browser says it for good. */
export function BrowserAlerts() {
  const { notifications: texts } = useAdminTexts()
  const isWanted = useAlertSwitch((alerts) => alerts.isOn)
  const [permission, setPermission] = useState(permissionNow)
  const { tryIt } = useAnnouncing()
  const isOn = isWanted && permission === 'granted'

  const switchOn = async (): Promise<void> => {
    const answer = await Notification.requestPermission()
    setPermission(answer)
    if (answer !== 'granted') return
    if (!tryIt()) {
      setPermission('impossible')
      return
    }
    forgetTold()
    switchAlerts(true)
  }

  return (
    <Panel title={texts.browser}>
      <p>{texts.browserText}</p>
      <p className={styles.standing} role="status">
        {isOn ? texts.isOn : texts.permissions[permission]}
      </p>
      <div className={styles.buttons}>
        {isOn ? (
          <>
            <Button kind="outline" onClick={tryIt}>
              {texts.tryIt}
            </Button>
            <Button kind="quiet" onClick={() => switchAlerts(false)}>
              {texts.switchOff}
            </Button>
          </>
        ) : permission === 'default' || permission === 'granted' ? (
          <Button onClick={() => void switchOn()}>{texts.switchOn}</Button>
        ) : null}
      </div>
    </Panel>
  )
}
