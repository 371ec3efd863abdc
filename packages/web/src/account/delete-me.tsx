import { useState } from 'react';
import { useText } from '../app/language.tsx';
import { call } from '../online/api.ts';
import { Button } from '../ui/button.tsx';
import { AgainForm } from './again-form.tsx';
import { beginAnew } from './begin-anew.ts';

/** Asks for confirmation, because this cannot be undone. */
export function DeleteMe({ hasAccount = false }: { readonly hasAccount?: boolean }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        {text.say('account.delete')}
      </Button>
    );
  return (
    <AgainForm
      lead={text.say('account.delete-lead')}
      sure={text.say('account.delete-sure')}
      hasAccount={hasAccount}
      onCancel={() => setAsking(false)}
      onSure={async (body) => {
        await call('DELETE', 'me', body);
        beginAnew();
      }}
    />
  );
}
