/** The parts of the extension interface that we use, as Chromium and Firefox have them. */
declare namespace chrome {
  interface Tab {
    readonly id?: number
    readonly status?: string
  }
  interface Sender {
    readonly tab?: Tab
  }
  interface Listeners<Listener> {
    addListener(listener: Listener): void
  }
  interface Clicked {
    readonly menuItemId: string | number
    readonly srcUrl?: string
  }

  const action: { readonly onClicked: Listeners<(tab: Tab) => void> }
  const contextMenus: {
    create(item: { readonly id: string; readonly title: string; readonly contexts: readonly string[] }): void
    removeAll(): Promise<void>
    readonly onClicked: Listeners<(clicked: Clicked, tab?: Tab) => void>
  }
  const i18n: { getMessage(name: string): string }
  const runtime: {
    readonly onInstalled: Listeners<(details: { readonly reason: string }) => void>
    readonly onMessage: Listeners<(message: unknown, sender: Sender) => void>
    openOptionsPage(): Promise<void>
    sendMessage(message: unknown): Promise<unknown>
  }
  const scripting: {
    executeScript<Args extends readonly unknown[], Result>(injection: {
      readonly target: { readonly tabId: number }
      readonly func: (...args: Args) => Result
      readonly args?: Args
    }): Promise<readonly { readonly result: Result }[]>
  }
  const storage: {
    readonly local: {
      get(name: string): Promise<Readonly<Record<string, unknown>>>
      set(items: Readonly<Record<string, unknown>>): Promise<void>
    }
  }
  const tabs: {
    get(id: number): Promise<Tab>
    readonly onUpdated: Listeners<(id: number, changed: { readonly status?: string }) => void> & {
      removeListener(listener: (id: number, changed: { readonly status?: string }) => void): void
    }
  }
  const windows: {
    create(options: {
      readonly url: string
      readonly type: 'popup'
      readonly width: number
      readonly height: number
    }): Promise<{ readonly tabs?: readonly Tab[] } | undefined>
  }
}
