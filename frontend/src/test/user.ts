/** A simulated user: `delay: null` sends the events of one act without a timer between them. */
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type Options, type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

export function setupUser(options: Options = {}) {
  return userEvent.setup({ delay: null, ...options });
}

/** Presses "Desfazer" of a notification: its region accepts pointer events one render after the button appears. */
export async function pressUndo(user: UserEvent): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Desfazer' });
  await waitFor(() => expect(button.closest('[role="region"]')).not.toHaveStyle({ pointerEvents: 'none' }));
  await user.click(button);
}
