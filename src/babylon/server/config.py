"""Settings of a server, in one place; `setting_sources` reads them."""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, SecretStr

Count = Annotated[int, Field(ge=0)]
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Days = Seconds


class LogLevel(StrEnum):
    """The least that is written into the log."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class BotsOn(StrEnum):
    """Where the bots of a table think: on the server, or in the browser of the table's host."""

    SERVER = "server"
    DEVICES = "devices"


class SmtpSecurity(StrEnum):
    """How the mail server is spoken to: in TLS from the beginning, from the greeting on, or openly."""

    TLS = "tls"
    STARTTLS = "starttls"
    NONE = "none"


class Config(BaseModel):
    """Everything an operator may choose. The names are those of the flags."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    fd: Annotated[int, Field(ge=-1)] = -1
    database: str = "sqlite:///babylon.db"
    database_seconds: Seconds = 60.0
    public_url: str = ""
    passkey_domain: str = ""
    proxies: str = "127.0.0.1"
    processes: Annotated[int, Field(ge=1, le=64)] = 1
    workers: Count = 1
    bots: str = "babylon.bots"
    bot_seconds: Seconds = 2.0
    bots_on: BotsOn = BotsOn.SERVER
    reviews: Count = 20
    tables_in_memory: Count = 100
    lobby_days: Days = 30.0
    running_days: Days = 365.0
    vacation_days: Count = 30
    answer_days: Days = 1.0
    day_results: Count = 1000
    day_results_per_client: Count = 20
    tournaments: Count = 20
    tournament_entrants: Count = 200
    day_result_days: Days = 90.0
    tiles: str = ""
    alert_seconds: Seconds = 20.0
    alerts_to_private: bool = False
    contact: str = ""
    digest_hour: Annotated[int, Field(ge=0, le=23)] = 6
    smtp_host: str = ""
    smtp_port: Annotated[int, Field(ge=1, le=65535)] = 587
    smtp_user: str = ""
    smtp_password: SecretStr = SecretStr("")
    smtp_security: SmtpSecurity = SmtpSecurity.STARTTLS
    mail_from: str = ""
    log_level: LogLevel = LogLevel.INFO
    requests_per_minute: Count = 600
    tables_per_minute: Count = 30
    open_tables_per_client: Count = 20
    unfinished_tables_per_client: Count = 500
    tournaments_per_client: Count = 5
    entrants_per_client: Count = 50
    keys_per_minute: Count = 20
    people_per_hour: Count = 30
    question_seconds: Seconds = 20.0
    sockets_per_client: Count = 200
    reviews_per_hour: Count = 20
    bot_games_per_client: Count = 4
    connections: Count = 0
    connections_per_address: Count = 256
    line_bytes: Count = 8192
    head_bytes: Count = 16384
    headers: Count = 100
    body_bytes: Count = 65536
    head_seconds: Seconds = 10.0
    body_seconds: Seconds = 20.0
    idle_seconds: Count = 75
    send_seconds: Seconds = 30.0
    ping_seconds: Seconds = 20.0
    message_bytes: Count = 3072
    messages_per_minute: Count = 120

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the server by https."""
        return self.public_url.startswith("https://")
