import { useEffect, useState } from 'react'

const isThere = async (): Promise<boolean> => {
  // Pages without TLS have no devices at all.
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  return devices.some(({ kind }) => kind === 'videoinput')
}

/** Returns whether the device has a camera, also one that is plugged in later. */
export const useHasCamera = (): boolean => {
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => {
    let isGone = false
    const look = () =>
      void isThere().then(
        (there) => !isGone && setHasCamera(there),
        () => !isGone && setHasCamera(false),
      )
    look()
    navigator.mediaDevices?.addEventListener('devicechange', look)
    return () => {
      isGone = true
      navigator.mediaDevices?.removeEventListener('devicechange', look)
    }
  }, [])
  return hasCamera
}
