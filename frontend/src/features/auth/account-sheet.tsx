/** "Minha conta": profile, password, API tokens. */
import { Sheet } from '@/components/ui/dialog';
import { ListSkeleton } from '@/components/ui/states';
import { useCurrentUser } from '@/api/session/current-user';
import { Fold } from '@/components/ui/fold';
import { can } from '@/lib/navigation/authorization';
import { FormColumns } from '@/components/form/form-columns';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { TokenSection } from './token-section';

/** A sheet over the page; loaded when it is first opened. */
export default function AccountSheet({ userId, onClose }: { userId: number; onClose: () => void }) {
  const user = useCurrentUser().data;
  return (
    <Sheet title="Minha conta" wide open onClose={onClose}>
      {user ? (
        <div className="flex flex-col gap-4">
          <p className="text-ink-2">
            {user.email}
            {can(user, 'administer') && (
              <span className="ml-2 rounded-full bg-sunken px-2.5 py-0.5 text-sm font-semibold">Administrador</span>
            )}
          </p>
          <FormColumns
            aside={
              <>
                <Fold title="Trocar senha" summary="Encerra as outras sessões e revoga as chaves de API">
                  <PasswordForm email={user.email} />
                </Fold>
                <Fold title="Chaves de API" summary="Para outros sistemas lerem ou gravarem seus dados">
                  <TokenSection email={user.email} />
                </Fold>
              </>
            }
          >
            <ProfileForm user={user} userId={userId} />
          </FormColumns>
        </div>
      ) : (
        <ListSkeleton rows={3} />
      )}
    </Sheet>
  );
}
