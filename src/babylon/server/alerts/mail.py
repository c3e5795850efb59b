"""E-mail: what is sent, and sending it by the host's own mail server."""

import smtplib
import ssl
from collections.abc import Sequence
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP

from babylon.server.alerts.notice import Notice
from babylon.server.config import Config, SmtpSecurity
from babylon.words import say

SECONDS = 15.0


@dataclass(frozen=True, slots=True)
class Post:
    """The mail server of the host."""

    host: str
    port: int
    user: str
    password: str = field(repr=False)
    security: SmtpSecurity
    sender: str

    @classmethod
    def of(cls, config: Config) -> "Post | None":
        """What the settings name; None: there is no e-mail here."""
        if not config.smtp_host or not config.mail_from:
            return None
        secret = config.smtp_password.get_secret_value()
        return cls(config.smtp_host, config.smtp_port, config.smtp_user, secret, config.smtp_security, config.mail_from)

    def send(self, message: EmailMessage) -> None:
        """Hand a message over; to be called in a thread. OSError or SMTPException when it is not taken."""
        with self.connected() as line:
            line.send_message(message)

    def connected(self) -> smtplib.SMTP:
        """A line to the server, signed in."""
        trust = ssl.create_default_context()
        line: smtplib.SMTP
        if self.security is SmtpSecurity.TLS:
            line = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trust)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        try:
            if self.security is SmtpSecurity.STARTTLS:
                line.starttls(context=trust)
            if self.user:
                line.login(self.user, self.password)
        except BaseException:
            line.close()
            raise
        return line


@dataclass(frozen=True, slots=True)
class Envelope:
    """Whom a message goes to, in which language, and the link by which they end it."""

    sender: str
    address: str
    lang: str
    stop: str = ""
    one_click: str = ""

    def message(self, name: str, subject: str, text: str) -> EmailMessage:
        """A message; one that is sent twice has the same name, so that mailboxes show it once."""
        one = EmailMessage(policy=SMTP.clone(max_line_length=998))
        one["From"] = f"Babylon <{self.sender}>"
        one["To"] = self.address
        one["Subject"] = subject
        one["Message-ID"] = f"<{name}@{self.sender.rpartition('@')[2]}>"
        one["Content-Language"] = self.lang
        one["Auto-Submitted"] = "auto-generated"
        if self.one_click:
            one["List-Unsubscribe"] = f"<{self.one_click}>"
            one["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        one.set_content(text)
        return one


def asked_to_confirm(envelope: Envelope, name: str, link: str) -> EmailMessage:
    """The question whether the address is theirs, sent once."""
    subject = say("alert-confirm-subject", envelope.lang)
    return envelope.message(name, subject, say("alert-confirm-mail", envelope.lang, link=link) + "\n")


def told_of_turns(envelope: Envelope, notices: Sequence[Notice]) -> EmailMessage:
    """A message about one turn, or all that wait."""
    lang = envelope.lang
    lines = [f"{one.line(lang)}\n{one.url}" for one in notices]
    subject = notices[0].line(lang) if len(notices) == 1 else say("alert-many", lang, count=len(notices))
    text = "\n\n".join([*lines, say("alert-stop-mail", lang, link=envelope.stop)])
    return envelope.message(f"{notices[0].id}.{len(notices)}", subject, text + "\n")
