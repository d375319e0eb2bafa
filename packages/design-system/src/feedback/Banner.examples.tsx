import type { Example } from '../base/example.ts'
import { Button } from '../actions/Button.tsx'
import { Banner } from './Banner.tsx'
const nothing = () => {}

export const example: Example = {
  name: 'Banner',
  states: {
    info: (
      <Banner
        onClose={nothing}
        closeLabel="Close"
        action={
          <Button size="small" kind="quiet">
            Learn more
          </Button>
        }
      >
        This board is archived. Nothing new can be saved to it.
      </Banner>
    ),
    danger: <Banner kind="danger">You are offline. What you do now is kept and sent later.</Banner>,
    success: <Banner kind="success">Your e-mail address is confirmed.</Banner>,
  },
}
